import { kindOf, type AnyContentType, type Submission } from '@captain/content-core'
import { expect, test } from 'vitest'
import { HONEYPOT, neededToSend } from '../samples/sent-values.ts'
import { maxBytesOf, tooLongFor } from '../samples/too-long.ts'
import { randomAddress } from '../session/cookie-fetch.ts'
import { submit, type Sending } from '../world/submit.ts'
import type { World } from '../world/world.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

type Issue = { readonly path: string; readonly rule: string }

const issuesIn = (text: string): readonly Issue[] =>
  (JSON.parse(text) as { readonly issues: readonly Issue[] }).issues.map(({ path, rule }) => ({ path, rule }))

const send = ({ guest, tenant, type }: World, body: unknown, sending?: Sending) => submit(guest, tenant, type, body, sending)

const countOf = async ({ client }: World): Promise<number> => (await client.list({ limit: 1 })).count.value

/** Tests what a submission stores and returns. */
const acceptedSubmissionSuite = (type: AnyContentType, submission: Submission, world: () => World): void => {
  test('takes what a visitor sends, as it was sent, in the first state of its workflow', async () => {
    const here = world()
    const sent = await here.sampleToSend()
    const before = await countOf(here)
    const answer = await send(here, sent)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await countOf(here)).toBe(Math.min(before + 1, 1000))
    const record = await here.send()
    for (const [name] of Object.entries(type.fields).filter(([, field]) => field.required === 'save'))
      expect(record[name], name).not.toBeNull()
    const own = Object.entries(sent).filter(([name]) => type.fields[name]?.setBy === 'sender')
    const { items } = await here.client.list({ sort: '-createdAt', limit: 2 })
    const first = await here.client.get(items[1]?.id ?? '')
    expect(first).toMatchObject(Object.fromEntries(own))
    expect(first.createdBy?.id ?? null).toBeNull()
  })

  test('gives nothing away: not to the sender, not to anybody else outside', async () => {
    const here = world()
    const answer = await send(here, await here.sampleToSend())
    const [record] = (await here.client.list({ sort: '-createdAt', limit: 1 })).items
    expect(answer.text).not.toContain(record?.id)
    for (const path of ['', `/${record?.id ?? ''}`, '/current', '/sitemap'])
      expect((await here.guest.raw('GET', `/api/v1/public/${here.tenant.slug}/${type.name}${path}`)).status, path).toBe(404)
  })
}

/** Tests submissions that are refused. */
const refusedSubmissionSuite = (type: AnyContentType, submission: Submission, world: () => World): void => {
  test.for(neededToSend(submission).map((name) => [name] as const))('needs %s', async ([name]) => {
    const here = world()
    const { [name]: _, ...rest } = await here.sampleToSend()
    const answer = await send(here, rest)
    const field = submission.fields[name]
    expect(answer.status).toBe(422)
    expect(issuesIn(answer.text)).toEqual([{ path: name, rule: field === undefined ? '' : kindOf(field).requiredRule }])
  })

  const texts = Object.entries(submission.fields).flatMap(([name, field]) => {
    const tooLong = maxBytesOf(field) === null ? null : tooLongFor(type, name, field)
    return tooLong === null ? [] : [[name, tooLong] as const]
  })

  testWhen(texts.length > 0, 'refuses texts that are too long, and what is no text', async () => {
    const here = world()
    const sent = await here.sampleToSend()
    const tooLong = Object.fromEntries(texts)
    const answer = await send(here, { ...sent, ...tooLong })
    expect(answer.status).toBe(422)
    expect(issuesIn(answer.text)).toEqual(expect.arrayContaining(texts.map(([path]) => ({ path, rule: 'maxBytes' }))))
    for (const wrong of [1, [], {}, true, 'a\u0000b', '\ud800']) {
      const [name = ''] = texts[0] ?? []
      expect((await send(here, { ...sent, [name]: wrong })).status, JSON.stringify(wrong)).toBe(422)
    }
  })

  test('refuses whatever it does not ask for: fields of staff and of the server, too', async () => {
    const here = world()
    const sent = await here.sampleToSend()
    const before = await countOf(here)
    const notAsked = ['nonsense', 'id', 'status', 'createdAt', ...Object.keys(type.fields)].filter((name) => !(name in submission.fields))
    const answer = await send(here, { ...sent, ...Object.fromEntries(notAsked.map((name) => [name, 'x'])) })
    expect(answer.status).toBe(422)
    const paths = issuesIn(answer.text).map(({ path }) => path)
    expect(paths.every((path) => notAsked.includes(path))).toBe(true)
    expect(paths).not.toEqual([])
    for (const name of notAsked) expect((await send(here, { ...sent, [name]: null })).status, name).toBe(422)
    expect(await countOf(here)).toBe(before)
  })

  test('refuses bodies that are none', async () => {
    const here = world()
    for (const body of [[], 'text', 1, null]) expect([400, 422], JSON.stringify(body)).toContain((await send(here, body)).status)
    const { guest, tenant } = here
    const broken = await guest.raw('POST', `/api/v1/public/${tenant.slug}/${type.name}`, {
      headers: { 'content-type': 'application/json' },
    })
    expect([400, 422]).toContain(broken.status)
  })
}

/** Tests submissions of machines, repeated ones and too many. */
const repeatedSubmissionSuite = (type: AnyContentType, submission: Submission, world: () => World): void => {
  testWhen(HONEYPOT in submission.fields, 'thanks machines as it thanks people, and keeps what they send from the others', async () => {
    const here = world()
    const answer = await send(here, { ...(await here.sampleToSend()), [HONEYPOT]: true })
    expect(answer.status).toBe(201)
    const { items } = await here.client.list({ sort: '-createdAt', limit: 1 })
    expect(items[0]?.status).toBe('spam')
  })

  test('makes one record of two submissions with the same Idempotency-Key, and answers both alike', async () => {
    const here = world()
    const sent = await here.sampleToSend()
    const sending = { key: crypto.randomUUID(), address: randomAddress() }
    const first = await send(here, sent, sending)
    const after = await countOf(here)
    const second = await send(here, sent, sending)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.text).toBe(first.text)
    expect(await countOf(here)).toBe(after)
    expect((await send(here, await here.sampleToSend(1), sending)).status).toBe(409)
    expect((await send(here, sent, { ...sending, address: randomAddress() })).status).toBe(201)
    expect((await send(here, sent, { key: 'with a space' })).status).toBe(400)
  })

  test(`lets one sender send ${submission.perHour} in an hour, and another go on`, async () => {
    const here = world()
    const address = randomAddress()
    const sent = await here.sampleToSend()
    // A submission that violates a rule gets 422 and does not count toward the limit.
    expect((await send(here, {}, { address })).status).toBe(422)
    for (let count = 0; count < submission.perHour; count += 1) expect((await send(here, sent, { address })).status).toBe(201)
    const before = await countOf(here)
    const refused = await send(here, sent, { address })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
    expect(await countOf(here)).toBe(before)
    expect((await send(here, sent)).status).toBe(201)
  })
}

/** Tests that each submission becomes exactly one record, which the public cannot read. */
export const sendingSuite: Suite = (type, world) => {
  const { submission } = type
  if (submission === null) return
  acceptedSubmissionSuite(type, submission, world)
  refusedSubmissionSuite(type, submission, world)
  repeatedSubmissionSuite(type, submission, world)
}
