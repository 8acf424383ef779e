import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantHooks } from '../hooks.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

/** Submissions with this sender name stay pending until the test releases them. */
const SLOW = '見本 次郎'
const underWay = Promise.withResolvers<undefined>()
const goOn = Promise.withResolvers<undefined>()

const hooks: TenantHooks = {
  parcel: {
    onSubmission: async ({ isPaid, ...sent }, { nextNumber, reject, type }) => {
      if (sent['who'] === SLOW) {
        underWay.resolve(undefined)
        await goOn.promise
      }
      const number = await nextNumber(type.name)
      if (sent['amount'] === 13) reject([{ path: 'amount', rule: 'max', params: { max: 12 } }])
      const values = { ...sent, number: `P-${number}`, trail: [{ to: 'pendingPayment', note: null }] }
      return isPaid === true ? { values, status: 'paid' } : { values }
    },
    submissionReceipt: ({ number }) => ({ number }),
  },
}

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent({ hooks })
})
afterAll(() => content.stop())

const listOf = async (type: string): Promise<readonly Json[]> =>
  (await content.call('GET', `${STAFF}/${type}?sort=-createdAt&limit=100`)).body['items'] as readonly Json[]

const parcel = (more: object = {}) => ({ who: '見本 太郎', amount: 2, isPaid: false, ...more })

describe('what guests send', () => {
  it('becomes a record of what they may say, in the first state, by nobody of the house', async () => {
    const answer = await content.submit('letter', { subject: '予約', body: '明日の席を\r\nお願いします' })
    expect(answer).toMatchObject({ status: 201, body: {} })
    const [letter] = await listOf('letter')
    expect(letter).toMatchObject({ subject: '予約', state: 'new', status: 'new', assignee: null, createdBy: { id: null } })
    expect((await content.call('GET', `${STAFF}/letter/${letter?.id}`)).body['body']).toBe('明日の席を\nお願いします')
  })

  it('is made into a record by the tenant, in the state and under the number that it gives', async () => {
    const waiting = await content.submit('parcel', parcel())
    const paid = await content.submit('parcel', parcel({ isPaid: true }))
    expect([waiting.body, paid.body]).toEqual([{ number: 'P-1' }, { number: 'P-2' }])
    const [second, first] = await listOf('parcel')
    expect([first?.['status'], second?.['status']]).toEqual(['pendingPayment', 'paid'])
  })

  it('leaves nothing behind when the tenant refuses it, not even a number', async () => {
    const before = (await listOf('parcel')).length
    const refused = await content.submit('parcel', parcel({ amount: 13 }))
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'amount', rule: 'max', message: expect.any(String) }] } })
    expect((await listOf('parcel')).length).toBe(before)
    expect((await content.submit('parcel', parcel())).body).toEqual({ number: `P-${before + 1}` })
  })

  it.each([
    ['a field that is missing', { amount: 1 }, 'who'],
    ['a field that is wrong', parcel({ amount: 0 }), 'amount'],
    ['a fraction', parcel({ amount: 1.5 }), 'amount'],
    ['a field that it does not ask for', parcel({ number: 'P-0' }), 'number'],
    ['a field of staff', parcel({ memo: 'x' }), 'memo'],
    ['a state', parcel({ status: 'paid' }), 'status'],
    ['a letter that no database keeps', parcel({ who: 'a\u0000' }), 'who'],
  ])('is refused with %s', async (_what, body, path) => {
    const answer = await content.submit('parcel', body)
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid', issues: expect.arrayContaining([expect.objectContaining({ path })]) },
    })
  })

  it.each([[[]], ['text'], [null], [1]])('is refused when it is %j', async (body) => {
    expect((await content.submit('parcel', body)).status).toBe(400)
  })

  it('is taken by no type that does not say so', async () => {
    expect((await content.submit('genre', {})).status).toBe(405)
    expect((await content.submit('ledger', {})).status).toBe(404)
    expect((await content.submit('nonsense', {})).status).toBe(404)
  })

  it('is read by nobody outside', async () => {
    await content.submit('parcel', parcel())
    const [record] = await listOf('parcel')
    for (const path of ['parcel', `parcel/${record?.id}`, 'parcel/current', 'parcel/sitemap'])
      expect((await content.delivered(path)).status, path).toBe(404)
    expect((await content.call('GET', `${STAFF}/parcel`, { as: 'viewer' })).status).toBe(403)
    expect((await content.call('GET', `${STAFF}/parcel`, { as: 'annex-owner' })).status).toBe(404)
  })
})

describe('sending again', () => {
  it('makes one record for a key, also of two requests at once', async () => {
    const before = (await listOf('parcel')).length
    const headers = { 'idempotency-key': 'once', 'x-forwarded-for': '203.0.113.1' }
    const answers = await Promise.all([1, 2].map(() => content.submit('parcel', parcel(), headers)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await listOf('parcel')).length).toBe(before + 1)
    const other = await content.submit('parcel', parcel({ amount: 3 }), headers)
    expect(other.status).toBe(409)
    expect(other.text).not.toContain('見本 太郎')
  })

  it('is another sender’s own with the same key', async () => {
    const before = (await listOf('parcel')).length
    for (const address of ['203.0.113.2', '203.0.113.3'])
      await content.submit('parcel', parcel(), { 'idempotency-key': 'theirs', 'x-forwarded-for': address })
    expect((await listOf('parcel')).length).toBe(before + 2)
    expect((await content.submit('parcel', parcel(), { 'idempotency-key': 'a b' })).status).toBe(400)
  })

  it('makes one record for an unguessable key, also after the network has changed', async () => {
    const before = (await listOf('parcel')).length
    const key = crypto.randomUUID()
    const send = (address: string, changes: object = {}) =>
      content.submit('parcel', parcel(changes), { 'idempotency-key': key, 'x-forwarded-for': address })
    const answers = await Promise.all(['203.0.113.4', '203.0.113.5'].map((address) => send(address)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await send('203.0.113.6')).body).toEqual(answers[0]?.body)
    expect((await listOf('parcel')).length).toBe(before + 1)
    expect((await send('203.0.113.7', { amount: 3 })).body).not.toEqual(answers[0]?.body)
    expect((await listOf('parcel')).length).toBe(before + 2)
  })

  it('counts no try whose answer was lost, even where nothing more is taken', async () => {
    const address = { 'x-forwarded-for': '203.0.113.10' }
    const again = () => content.submit('parcel', parcel(), { ...address, 'idempotency-key': 'lost' })
    const answers = [await again(), await again(), await again(), await again()]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, answers[0]?.body]))
    const others = [await content.submit('parcel', parcel(), address), await content.submit('parcel', parcel(), address)]
    expect(others.map(({ status }) => status)).toEqual([201, 201])
    expect((await content.submit('parcel', parcel(), address)).status).toBe(429)
    expect((await again()).body).toEqual(answers[0]?.body)
    const another = await content.submit('parcel', parcel({ amount: 4 }), { ...address, 'idempotency-key': 'lost' })
    expect(another.status, 'another body is no second try').toBe(429)
  })

  it.each([
    ['one process', '203.0.113.20', async () => content.services],
    ['two', '203.0.113.21', () => content.second()],
  ])('counts two requests at once with one key as one, at %s', async (_where, from, other) => {
    const address = { 'x-forwarded-for': from }
    const at = async (services: ContentUnderTest['services'], key: string) =>
      content.call(
        'POST',
        '/api/v1/public/diner/parcel',
        { as: 'guest', body: parcel(), headers: { ...address, 'idempotency-key': key } },
        services,
      )
    const services = [content.services, await other()] as const
    await content.delivered('genre', services[1])
    const answers = await Promise.all(services.map((one) => at(one, 'twice')))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, answers[0]?.body]))
    const others = [await content.submit('parcel', parcel(), address), await content.submit('parcel', parcel(), address)]
    expect(others.map(({ status }) => status)).toEqual([201, 201])
    expect((await content.submit('parcel', parcel(), address)).status).toBe(429)
  })

  it('takes the last of the hour, also where it comes twice at once', async () => {
    const address = { 'x-forwarded-for': '203.0.113.22' }
    for (const _ of [1, 2]) await content.submit('parcel', parcel(), address)
    const last = await Promise.all([1, 2].map(() => content.submit('parcel', parcel(), { ...address, 'idempotency-key': 'last' })))
    expect(last.map(({ status }) => status)).toEqual([201, 201])
  })

  it('takes the last of the hour where it comes to another process before the first has stored it', async () => {
    const address = { 'x-forwarded-for': '203.0.113.23' }
    for (const _ of [1, 2]) await content.submit('parcel', parcel(), address)
    const asked = { as: 'guest', body: parcel({ who: SLOW }), headers: { ...address, 'idempotency-key': 'last' } } as const
    const other = await content.second()
    const send = (services: ContentUnderTest['services']) => content.call('POST', '/api/v1/public/diner/parcel', asked, services)
    const first = send(content.services)
    await underWay.promise
    let isAnswered = false
    const again = send(other).finally(() => {
      isAnswered = true
    })
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => isAnswered || (await content.pool.query(waiting)).rowCount).toBeTruthy()
    goOn.resolve(undefined)
    const answers = await Promise.all([first, again])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, answers[0]?.body]))
    expect((await content.submit('parcel', parcel(), address)).status).toBe(429)
  })

  it('counts each try that is refused, also under one key', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.24', 'idempotency-key': 'refused' }
    const statuses = []
    for (const _ of [1, 2, 3, 4]) statuses.push((await content.submit('parcel', parcel({ amount: 13 }), headers)).status)
    expect(statuses).toEqual([422, 422, 422, 429])
  })

  it('is taken so many times an hour from one address and type', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await content.submit('parcel', parcel(), headers)).status))
    expect(statuses.filter((status) => status === 201).length).toBe(3)
    const refused = await content.submit('parcel', parcel(), headers)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await content.submit('letter', { subject: 's', body: 'b' }, headers)).status).toBe(201)
    expect((await content.submit('parcel', { amount: 1 }, headers)).status, 'told what is wrong before all').toBe(422)
    expect((await content.submit('parcel', parcel())).status).toBe(201)
  })

  it('is taken no more often from many IPv6 addresses of one network', async () => {
    const from = (address: string) => content.submit('parcel', parcel(), { 'x-forwarded-for': address })
    for (const host of [':1', ':2', 'ffff:ffff:ffff:ffff']) expect((await from(`2001:db8:0:7:${host}`)).status).toBe(201)
    expect((await from('2001:db8:0:7::3')).status).toBe(429)
    expect((await from('2001:db8:0:8::1')).status).toBe(201)
  })
})
