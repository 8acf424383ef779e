import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, type ContentUnderTest, type Json } from '@captain/content-server/testing'
import { startPlatform } from '../testing/platform-under-test.ts'

type Need = {
  readonly kind: string
  readonly type: { readonly name: string }
  readonly count: unknown
  readonly to: string
  readonly search: unknown
}
type Notice = { readonly title: unknown; readonly to: string | null; readonly action?: string; readonly type: { readonly name: string } }

let content: ContentUnderTest

const HOME = '/api/v1/staff/home'

const home = async (as: 'viewer' | 'editor' | 'owner' | 'annex-owner' | 'admin' = 'editor') => {
  const { status, body } = await content.call('GET', HOME, { as })
  expect(status).toBe(200)
  return {
    isTourDue: body['isTourDue'],
    needs: body['needs'] as readonly Need[],
    drafts: body['drafts'] as readonly Notice[],
    events: body['events'] as readonly Notice[],
  }
}

const post = (title: string, more: object = {}): Promise<Json> =>
  content.create('post', { title: { ja: title }, slug: `p${title.codePointAt(0)}`, lead: { ja: '要約' }, ...more })

beforeAll(async () => {
  content = await startPlatform()
  await post('書きかけ')
  const planned = await post('予定', { publishFrom: '2099-01-01T00:00:00.000Z' })
  await content.transition('post', planned, 'publish')
  const genre = await content.create('genre', { name: { ja: '軽食', en: 'Snacks' }, slug: 'snacks' })
  await content.patch('genre', genre, { name: { ja: '軽いもの' } })
  await content.submit('letter', { subject: '予約について', body: '本文です' })
})
afterAll(() => content.stop())

describe('what waits', () => {
  it('is counted as the list counts it that the answer leads to', async () => {
    const { needs } = await home()
    expect(needs.map(({ kind, type: { name }, search }) => [kind, name, search])).toEqual([
      ['staleEnglish', 'genre', { translation: 'outdated' }],
      ['drafts', 'post', { status: 'draft' }],
      ['scheduled', 'post', { status: 'scheduled' }],
      ['unanswered', 'letter', { status: 'new' }],
    ])
    for (const { to, search, count } of needs) {
      const [type = ''] = to.split('/').slice(-1)
      const { body } = await content.call('GET', `${STAFF}/${type}?${new URLSearchParams(search as Record<string, string>)}`)
      expect(count).toEqual(body['count'])
    }
  })

  it('is of one’s own tenants alone, whatever an administrator may enter', async () => {
    expect(await home('annex-owner')).toMatchObject({ needs: [], drafts: [], events: [] })
    expect((await content.call('GET', HOME, { as: 'guest' })).status).toBe(401)
    expect((await content.call('GET', HOME, { key: {} })).status).not.toBe(200)
  })

  it('is told anew once something has changed', async () => {
    const before = await home()
    await post('もうひとつ')
    const { needs } = await home()
    const draftsIn = (all: readonly Need[]) => all.find(({ kind }) => kind === 'drafts')?.count
    expect([draftsIn(before.needs), draftsIn(needs)]).toEqual([
      { value: 1, capped: false },
      { value: 2, capped: false },
    ])
  })
})

describe('what somebody was writing, and what happened', () => {
  it('is their own drafts, the newest first', async () => {
    const { drafts } = await home()
    expect(drafts.map(({ title }) => title)).toEqual([
      { ja: 'もうひとつ', en: null },
      { ja: '書きかけ', en: null },
    ])
    expect(drafts[0]?.to).toMatch(/^\/captain\/tenant\/diner\/post\/\w{26}\/edit$/)
    expect((await home('owner')).drafts).toEqual([])
  })

  it('leads to the record while it is there, and is kept from those who may not read it', async () => {
    const gone = await content.create('genre', { name: { ja: '消えるもの' }, slug: 'gone' })
    await content.call('DELETE', `${STAFF}/genre/${gone.id}`, { headers: { 'if-match': `"${gone.lockVersion}"` } })
    const { id } = await content.services.store
      .forTenant({ id: 'owner', name: 'owner さん', requestId: null }, content.services.tenants[0] as never)
      .write(async (tx) => {
        const type = tx.tenant.contentTypes.find(({ name }) => name === 'ledger')
        return tx.tools.create(tx, type as never, { name: '帳簿' })
      })
    expect(id).toBeTruthy()
    const { events } = await home('viewer')
    expect(events[0]).toMatchObject({ action: 'delete', type: { name: 'genre' }, title: { ja: '消えるもの', en: null }, to: null })
    expect(events.map(({ type: { name } }) => name)).not.toContain('ledger')
    expect((await home('owner')).events[0]).toMatchObject({ action: 'create', type: { name: 'ledger' }, title: { ja: '帳簿' } })
  })

  it('names the type of an export as its list does, in the language of the page', async () => {
    await content.call('GET', `${STAFF}/dish.csv`)
    const eventIn = async (locale: string) =>
      ((await content.call('GET', `${HOME}?locale=${locale}`)).body['events'] as readonly Notice[])[0]
    const unnamed = { action: 'export', title: { ja: null, en: null }, to: null }
    expect(await eventIn('ja')).toMatchObject({ ...unnamed, type: { name: 'dish', label: '料理' } })
    expect(await eventIn('en')).toMatchObject({ ...unnamed, type: { name: 'dish', label: 'Dishes' } })
  })

  it('adds up to thirty days, of which today is the last', async () => {
    const { body } = await content.call('GET', `${HOME}/days`)
    const days = body['days'] as readonly { readonly published: number; readonly received: number; readonly saved: number }[]
    expect(days).toHaveLength(30)
    expect(days.slice(0, -1).every(({ published, received, saved }) => published + received + saved === 0)).toBe(true)
    expect(days.at(-1)).toMatchObject({ published: 1, received: 1, saved: 6 })
  })
})

it('whoever has been shown around is not shown around again', async () => {
  expect((await home('viewer')).isTourDue).toBe(true)
  for (let tried = 0; tried < 2; tried += 1) expect((await content.call('POST', `${HOME}/tour-ended`, { as: 'viewer' })).status).toBe(204)
  expect([(await home('viewer')).isTourDue, (await home('editor')).isTourDue]).toEqual([false, true])
})

describe('what should have gone public and did not', () => {
  const failures = async (as: 'viewer' | 'owner') => (await content.call('GET', HOME, { as })).body['failures'] as readonly Json[]

  it('is drafts whose time has passed, until somebody publishes them or takes them back', async () => {
    const late = (title: string, days: number) =>
      post(title, { publishFrom: new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString() })
    await late('忘れられたもの', 40)
    const missed = await late('遅れ', 1)
    const takenBack = await late('引いたもの', 2)
    const { body } = await content.transition('post', takenBack, 'publish')
    await content.transition('post', body, 'unpublish')
    const day = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await content.create('rules', { title: { ja: '約款' }, version: '1.0', enactedOn: '2026-01-01', effectiveDate: day })
    expect(await failures('viewer')).toEqual([
      {
        kind: 'missed',
        tenant: 'diner',
        id: missed.id,
        type: { name: 'post', label: expect.any(String) },
        workflow: 'publish',
        title: { ja: '遅れ', en: null },
        planned: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        to: `/captain/tenant/diner/post/${missed.id}/edit`,
      },
      expect.objectContaining({ kind: 'missed', workflow: 'legal', title: { ja: '約款', en: null }, planned: day }),
    ])
    await content.transition('post', missed, 'publish')
    expect((await failures('viewer')).map(({ kind, workflow }) => [kind, workflow])).toEqual([['missed', 'legal']])
  })

  it('is webhooks that are not heard, told to owners with the reason', async () => {
    const tenant = content.services.tenants[0]?.number
    await content.pool.query(
      `insert into content.webhook (tenant_id, id, name, url, events, sealed_secret, failing_since, created_at, created_by_name, updated_at)
       values ($1, 'w1', '公開サイト', 'https://site.example', '{published}', '', '2026-11-20T01:00:00Z', now(), '店主', now()),
         ($1, 'w2', '健やか', 'https://well.example', '{published}', '', null, now(), '店主', now())`,
      [tenant],
    )
    await content.pool.query(
      `insert into content.webhook_delivery (tenant_id, id, webhook_id, event, occurred_at, next_attempt_at, created_at)
       values ($1, 'd1', 'w1', 'published', now(), now(), now())`,
      [tenant],
    )
    await content.pool.query(
      `insert into content.webhook_attempt (tenant_id, delivery_id, number, at, duration_ms, status) values ($1, 'd1', 1, now(), 5, 500)`,
      [tenant],
    )
    await post('知らせるもの')
    expect((await failures('owner')).filter(({ kind }) => kind === 'undelivered')).toEqual([
      {
        kind: 'undelivered',
        tenant: 'diner',
        id: 'w1',
        name: '公開サイト',
        since: '2026-11-20T01:00:00.000Z',
        isOff: false,
        status: 500,
        failure: null,
      },
    ])
    expect((await failures('viewer')).map(({ kind }) => kind)).not.toContain('undelivered')
  })
})

describe('an order', () => {
  it('waits until it is sent: for the payment, for the start of packing, and while it is packed', async () => {
    const waiting = async () => (await home()).needs.find(({ kind }) => kind === 'orders')
    expect(await waiting()).toBeUndefined()
    await content.submit('parcel', { who: '見本 太郎', amount: 2 })
    const { body } = await content.call('GET', `${STAFF}/parcel`)
    let [parcel] = body['items'] as [Json]
    const counts = [(await waiting())?.count]
    for (const transition of ['markPaid', 'prepare']) {
      parcel = (await content.transition('parcel', parcel, transition)).body
      counts.push((await waiting())?.count)
    }
    expect(counts).toEqual(Array.from({ length: 3 }, () => ({ value: 1, capped: false })))
    expect((await waiting())?.search).toEqual({ status: 'pendingPayment,paid,preparing' })
    expect((await content.transition('parcel', parcel, 'ship', { carrier: '見本運輸' })).status).toBe(200)
    expect(await waiting()).toBeUndefined()
  })
})
