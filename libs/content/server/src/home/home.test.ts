import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContent, STAFF, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

type Need = {
  readonly kind: string
  readonly type: { readonly name: string }
  readonly count: unknown
  readonly to: string
  readonly search: unknown
}
type Told = { readonly title: unknown; readonly to: string | null; readonly action?: string; readonly type: { readonly name: string } }

let content: ContentUnderTest

const HOME = '/api/v1/staff/home'

const home = async (as: 'viewer' | 'editor' | 'owner' | 'annex-owner' | 'admin' = 'editor') => {
  const { status, body } = await content.call('GET', HOME, { as })
  expect(status).toBe(200)
  return {
    isTourDue: body['isTourDue'],
    needs: body['needs'] as readonly Need[],
    drafts: body['drafts'] as readonly Told[],
    events: body['events'] as readonly Told[],
  }
}

const post = (title: string, more: object = {}): Promise<Json> =>
  content.create('post', { title: { ja: title }, slug: `p${title.codePointAt(0)}`, lead: { ja: '要約' }, ...more })

beforeAll(async () => {
  content = await startContent()
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
