import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantHooks } from '../hooks.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

const hooks: TenantHooks = {
  parcel: {
    beforeTransition: async (values, { before, transition, note, reject }) => {
      if (transition === 'refund' && values['refundAmount'] === 0) reject([{ path: 'refundAmount', rule: 'min', params: { min: 1 } }])
      return { ...values, trail: [...((before['trail'] ?? []) as readonly object[]), { to: transition, note }] }
    },
  },
}

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent({ hooks })
})
afterAll(() => content.stop())

const newest = async (type: string): Promise<Json> => {
  const { body } = await content.call('GET', `${STAFF}/${type}?sort=-createdAt&limit=1`)
  const [first] = body['items'] as readonly Json[]
  return (await content.call('GET', `${STAFF}/${type}/${first?.id}`)).body
}

const sent = async (type: 'letter' | 'parcel', more: object = {}): Promise<Json> => {
  const body = type === 'letter' ? { subject: '質問', body: '犬は入れますか', ...more } : { who: '見本 太郎', amount: 2, ...more }
  await content.submit(type, body)
  return newest(type)
}

const step = async (type: string, record: Json, transition: string, body?: object): Promise<Json> => {
  const answer = await content.transition(type, record, transition, body)
  expect(answer.status, `${transition}: ${answer.text}`).toBe(200)
  return answer.body
}

describe('a message', () => {
  it('is taken up, answered, taken up again and put aside', async () => {
    const letter = await sent('letter')
    const started = await step('letter', letter, 'start', { assignee: 'editor', note: '担当します' })
    expect(started).toMatchObject({ status: 'inProgress', state: 'inProgress', assignee: 'editor', repliedAt: null })
    const done = await step('letter', started, 'finish', { replyNote: '入れますと返信' })
    expect(done).toMatchObject({ status: 'done', replyNote: '入れますと返信', repliedAt: done['updatedAt'] })
    const again = await step('letter', done, 'resume')
    const finished = await step('letter', again, 'finish')
    expect(finished['repliedAt'], 'stamped once').toBe(done['repliedAt'])
    const spam = await step('letter', finished, 'markSpam')
    expect(await step('letter', spam, 'notSpam')).toMatchObject({ status: 'new', subject: '質問', lockVersion: 7 })
    const { body } = await content.call('GET', `${STAFF}/letter/${letter.id}/events`)
    const events = body['items'] as readonly Json[]
    expect(events.map(({ action }) => action)).toEqual(['notSpam', 'markSpam', 'finish', 'resume', 'finish', 'start', 'create'])
    expect(events.at(-2)).toMatchObject({ note: '担当します', by: { name: 'editor さん' }, changedFields: ['assignee'] })
  })

  it('is not done without a note, nor changed in what was written', async () => {
    const letter = await sent('letter')
    const empty = await content.transition('letter', letter, 'finish')
    expect(empty).toMatchObject({ status: 422, body: { issues: [{ path: 'replyNote', rule: 'requiredInput' }] } })
    const rewritten = await content.transition('letter', letter, 'start', { subject: 'x' })
    expect(rewritten).toMatchObject({ status: 422, body: { issues: [{ path: 'subject', rule: 'readOnly' }] } })
    const patched = await content.patch('letter', letter, { body: 'x' })
    expect(patched).toMatchObject({ status: 422, body: { issues: [{ path: 'body', rule: 'readOnly' }] } })
    expect((await content.patch('letter', letter, { labels: ['至急'] })).body).toMatchObject({ labels: ['至急'], status: 'new' })
  })

  it('takes no step that its state does not have, nor one of another workflow', async () => {
    const letter = await sent('letter')
    for (const transition of ['resume', 'notSpam'])
      expect(await content.transition('letter', letter, transition)).toMatchObject({
        status: 409,
        body: { code: 'illegal-transition', transition, from: 'new' },
      })
    for (const transition of ['publish', 'ship', 'withdraw', 'nonsense'])
      expect([404, 405], transition).toContain((await content.transition('letter', letter, transition)).status)
    expect((await content.call('POST', `${STAFF}/letter/${letter.id}/start`)).status).toBe(428)
    const stale = await content.transition('letter', { ...letter, lockVersion: 9 }, 'start')
    expect(stale).toMatchObject({ status: 409, body: { code: 'version-conflict', current: { id: letter.id } } })
    expect((await content.call('GET', `${STAFF}/letter/${letter.id}`)).body).toMatchObject({ lockVersion: 1, status: 'new' })
  })

  it('is handled by one of two who answer at once', async () => {
    const letter = await sent('letter')
    const answers = await Promise.all(['start', 'markSpam'].map((transition) => content.transition('letter', letter, transition)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('belongs to whoever starts it, unless it belongs to somebody', async () => {
    const started = await step('letter', await sent('letter'), 'start')
    expect(started).toMatchObject({ status: 'inProgress', assignee: 'editor', included: { accounts: { editor: { name: 'editor さん' } } } })
    const given = await content.patch('letter', await sent('letter'), { assignee: 'owner' })
    expect(await step('letter', given.body, 'start')).toMatchObject({ assignee: 'owner' })
    const finished = await step('letter', await sent('letter'), 'finish', { replyNote: '電話で回答' })
    expect(finished, 'who only finishes it takes over nothing').toMatchObject({ assignee: null })
  })

  it('assigns members of the tenant only', async () => {
    const letter = await sent('letter')
    const answer = await content.transition('letter', letter, 'start', { assignee: 'annex-owner' })
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'assignee', rule: 'reference' }] } })
  })
})

describe('an order', () => {
  it('goes its way, with what the tenant adds to each step', async () => {
    const paid = await step('parcel', await sent('parcel'), 'markPaid')
    const shipped = await step('parcel', paid, 'ship', { carrier: '見本運輸' })
    expect(shipped).toMatchObject({ status: 'shipped', shippedAt: shipped['updatedAt'], carrier: '見本運輸' })
    const back = await step('parcel', await step('parcel', shipped, 'deliver'), 'requestReturn', { note: '割れていた' })
    const refunded = await step('parcel', back, 'refund', { refundAmount: 1 })
    expect(refunded).toMatchObject({ status: 'refunded', refundAmount: 1 })
    expect((refunded['trail'] as readonly Json[]).map(({ to, note }) => [to, note])).toEqual([
      ['markPaid', null],
      ['ship', null],
      ['deliver', null],
      ['requestReturn', '割れていた'],
      ['refund', null],
    ])
  })

  it('asks for what the type needs with these values, beside what the workflow needs', async () => {
    const large = await step('parcel', await sent('parcel', { amount: 11 }), 'markPaid')
    const bare = await content.transition('parcel', large, 'ship')
    expect(bare).toMatchObject({ status: 422, body: { issues: [{ path: 'carrier' }, { path: 'trackingNumber' }] } })
    const small = await step('parcel', await sent('parcel'), 'markPaid')
    expect(await content.transition('parcel', small, 'ship')).toMatchObject({ body: { issues: [{ path: 'carrier' }] } })
  })

  it.each([undefined, null, '', '  '])('needs to be told why goods come back (%j)', async (note) => {
    const shipped = await step('parcel', await step('parcel', await sent('parcel'), 'markPaid'), 'ship', { carrier: 'x' })
    const answer = await content.transition('parcel', shipped, 'requestReturn', note === undefined ? {} : { note })
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'note', rule: 'requiredInput' }] } })
  })

  it.each([[1], [{}], ['x'.repeat(2001)], ['\0'], ['\ud800']])('takes no note that is none (%#)', async (note) => {
    const answer = await content.transition('parcel', await sent('parcel'), 'markPaid', { note })
    expect(answer).toMatchObject({ status: 400, body: { parameter: 'note' } })
  })

  it('stays as it was when the tenant refuses the step', async () => {
    const shipped = await step('parcel', await step('parcel', await sent('parcel'), 'markPaid'), 'ship', { carrier: 'x' })
    const back = await step('parcel', shipped, 'requestReturn', { note: '傷' })
    const refused = await content.transition('parcel', back, 'refund', { refundAmount: 0 })
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'refundAmount', rule: 'min' }] } })
    expect((await content.call('GET', `${STAFF}/parcel/${back.id}`)).body).toEqual(back)
  })

  it('is handled by editors, and never deleted', async () => {
    const parcel = await sent('parcel')
    const at = `${STAFF}/parcel/${parcel.id}`
    for (const as of ['viewer', 'guest', 'annex-owner'] as const)
      expect([401, 403, 404], as).toContain((await content.call('POST', `${at}/markPaid`, { as, body: { lockVersion: 1 } })).status)
    expect((await content.call('DELETE', at, { as: 'owner' })).status).toBe(405)
    const bulk = await content.call('POST', `${STAFF}/parcel/bulk`, { as: 'owner', body: { action: 'delete', ids: [parcel.id] } })
    expect([200, 400, 405, 422]).toContain(bulk.status)
    expect((await content.call('GET', at)).body).toMatchObject({ deletedAt: null, lockVersion: 1 })
  })
})
