import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeEvent, TenantHooks } from '../hooks.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

const happenings: ChangeEvent[] = []

const hooks: TenantHooks = {
  parcel: {
    beforeTransition: async (values, { before, transition, note, reject }) => {
      if (transition === 'ship' && values['carrier'] === '不明') reject([{ path: 'carrier', rule: 'custom', params: { code: 'carrier' } }])
      return { ...values, trail: [...((before['trail'] ?? []) as readonly object[]), { to: transition, note }] }
    },
    mails: async (happened) => {
      happenings.push(happened)
      return []
    },
  },
}

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent({ hooks })
})
afterAll(() => content.stop())

const at = ({ id }: Json) => `${STAFF}/parcel/${id}`
const read = async (parcel: Json) => (await content.call('GET', at(parcel))).body

const sent = async (more: object = {}): Promise<Json> => {
  await content.submit('parcel', { who: '見本 太郎', amount: 2, ...more })
  const { body } = await content.call('GET', `${STAFF}/parcel?sort=-createdAt&limit=1`)
  const [first] = body['items'] as [Json]
  happenings.length = 0
  return read(first)
}

const ALL = ['markPaid', 'prepare', 'ship']

type Options = { readonly key?: string; readonly as?: 'viewer' | 'editor'; readonly version?: number }

const sequence = (parcel: Json, body: object, { key, as = 'editor', version = parcel.lockVersion }: Options = {}) =>
  content.call('POST', `${at(parcel)}/transitions`, {
    as,
    body,
    headers: { 'if-match': `"${version}"`, ...(key !== undefined && { 'idempotency-key': key }) },
  })

describe('several transitions in one act', () => {
  it('run in order, each with its own entry in the history; the note belongs to the last', async () => {
    const parcel = await sent()
    const { status, body } = await sequence(parcel, { transitions: ALL, changes: { carrier: '見本運輸' }, note: '急ぎ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'shipped',
      carrier: '見本運輸',
      shippedAt: body['updatedAt'],
      lockVersion: parcel.lockVersion + 3,
    })
    expect(body['trail']).toEqual([
      { to: 'markPaid', note: null },
      { to: 'prepare', note: null },
      { to: 'ship', note: '急ぎ' },
    ])
    const events = (await content.call('GET', `${at(parcel)}/events`)).body['items'] as readonly Json[]
    expect(events.map(({ action, note }) => [action, note])).toEqual([
      ['ship', '急ぎ'],
      ['prepare', null],
      ['markPaid', null],
      ['create', null],
    ])
  })

  it('stop where the act stops, and tell the mails of the whole act', async () => {
    const parcel = await sent()
    expect((await sequence(parcel, { transitions: ['markPaid', 'prepare'] })).body).toMatchObject({ status: 'preparing', shippedAt: null })
    expect(happenings.map(({ action, sequence: whole, after }) => [action, whole, after['status']])).toEqual([
      ['markPaid', ['markPaid', 'prepare'], 'paid'],
      ['prepare', ['markPaid', 'prepare'], 'preparing'],
    ])
    happenings.length = 0
    await content.transition('parcel', await read(parcel), 'ship', { carrier: '見本運輸' })
    expect(happenings.map(({ action, sequence: whole }) => [action, whole])).toEqual([['ship', ['ship']]])
  })

  it('are refused as a whole if one of them is, with its reason', async () => {
    const parcel = await sent()
    expect(await sequence(parcel, { transitions: ALL })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'carrier', rule: 'requiredInput' }] },
    })
    expect(await sequence(parcel, { transitions: ALL, changes: { carrier: '不明' } })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'carrier' }] },
    })
    expect(await sequence(parcel, { transitions: ['markPaid'], changes: { carrier: '見本運輸' } })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'carrier', rule: 'readOnly' }] },
    })
    expect(await read(parcel)).toEqual(parcel)
    expect((await content.call('GET', `${at(parcel)}/events`)).body['items']).toHaveLength(1)
    expect((await sequence(parcel, { transitions: ALL }, { as: 'viewer' })).status).toBe(403)
  })

  it('begin where the record stands, on the version that was seen', async () => {
    const parcel = await sent()
    const paid = (await content.transition('parcel', parcel, 'markPaid')).body
    expect(await sequence(paid, { transitions: ALL, changes: { carrier: 'x' } })).toMatchObject({
      status: 409,
      body: { code: 'illegal-transition', transition: 'markPaid', from: 'paid' },
    })
    expect(await sequence(paid, { transitions: ['prepare'] }, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version-conflict' },
    })
    expect((await content.call('POST', `${at(paid)}/transitions`, { body: { transitions: ['prepare'] } })).status).toBe(428)
    expect(await read(paid)).toEqual(paid)
  })

  it.each([{}, { transitions: [] }, { transitions: 'ship' }, { transitions: ['markPaid', 'ship'] }, { transitions: ['ship', 'deliver'] }])(
    'are those that may follow each other: %j',
    async (body) => {
      expect(await sequence(await sent(), body)).toMatchObject({ status: 400, body: { parameter: 'transitions' } })
    },
  )

  it('exist only where the workflow has them', async () => {
    await content.submit('letter', { subject: '質問', body: '犬は入れますか' })
    const { body } = await content.call('GET', `${STAFF}/letter?limit=1`)
    const [letter] = body['items'] as [Json]
    const answer = await content.call('POST', `${STAFF}/letter/${letter.id}/transitions`, {
      body: { transitions: ['start'] },
      headers: { 'if-match': '"1"' },
    })
    expect(answer.status).toBe(405)
  })

  it('run once per key, also when the answer was lost', async () => {
    const parcel = await sent()
    const body = { transitions: ALL, changes: { carrier: '見本運輸' } }
    const answers = await Promise.all([sequence(parcel, body, { key: 'act-1' }), sequence(parcel, body, { key: 'act-1' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const again = await sequence(parcel, body, { key: 'act-1' })
    expect(again).toMatchObject({ status: 200, body: { status: 'shipped', lockVersion: parcel.lockVersion + 3 } })
    expect(happenings.map(({ action }) => action)).toEqual(ALL)
    const other = await sequence(parcel, { ...body, note: '別' }, { key: 'act-1' })
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-mismatch' } })
  })
})
