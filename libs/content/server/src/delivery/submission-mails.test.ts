import type { Mail } from '@captain/mail'
import { recipientHash } from '@captain/mail'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TenantHooks } from '../hooks.ts'
import { startContent, type ContentUnderTest } from '../testing/content-under-test.ts'

const mailTo = (to: string): Mail => ({ to, locale: 'ja', fromName: '試験食堂', replyTo: null, subject: '受付', parts: [] })

const hooks: TenantHooks = {
  parcel: {
    submissionReceipt: ({ who }) => ({ who }),
    mails: async ({ after }, { owners }) => [mailTo(String(after['who'])), ...(await owners()).map(({ email }) => mailTo(email))],
  },
}

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent({ hooks })
})
afterAll(() => content.stop())
beforeEach(() => content.pool.query('truncate mail.outbox; truncate auth.rate_limit'))

const submit = (who: string) => content.submit('parcel', { who, amount: 1, isPaid: false })

const mailsTo = async (address: string): Promise<number> =>
  (await content.pool.query('select from mail.outbox where lower(recipient) = lower($1)', [address])).rowCount ?? 0

const stored = async (): Promise<number> =>
  (await content.pool.query(`select from content.entry where type = 'parcel' and deleted_at is null`)).rowCount ?? 0

const earlier = (interval: string) => content.pool.query('update auth.rate_limit set since = since - $1::interval', [interval])

const VICTIM = 'victim@mail.example'

it('mails an unverified address three times an hour, whoever sends, and neither refuses nor tells more', async () => {
  const before = await stored()
  const answers: { readonly status: number; readonly text: string }[] = []
  for (let count = 0; count < 5; count += 1) answers.push(await submit(VICTIM))
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [201, answers[0]?.text]))
  expect(await stored()).toBe(before + 5)
  expect(await mailsTo(VICTIM)).toBe(3)
  expect(await mailsTo('owner@example.com'), 'staff hears of all').toBe(5)
})

it('mails it ten times a day', async () => {
  for (let hour = 0; hour < 5; hour += 1) {
    for (let count = 0; count < 3; count += 1) await submit(VICTIM)
    await earlier('61 minutes')
  }
  expect(await mailsTo(VICTIM)).toBe(10)
  // The cleanup of counts that are over keeps those of the day.
  await content.services.limits.consume('another', { window: 60, max: 1 })
  await submit(VICTIM)
  expect(await mailsTo(VICTIM)).toBe(10)
  await earlier('24 hours')
  await submit(VICTIM)
  expect(await mailsTo(VICTIM)).toBe(11)
})

it('counts spellings of one mailbox together, and other mailboxes not', async () => {
  for (const who of [VICTIM, 'Victim@Mail.Example', 'victim+1@mail.example', 'victim+2@mail.example', 'other@mail.example'])
    await submit(who)
  const { rows } = await content.pool.query(`select recipient from mail.outbox where recipient not like 'owner@%' order by id`)
  expect(rows.map(({ recipient }) => recipient)).toEqual([VICTIM, 'Victim@Mail.Example', 'victim+1@mail.example', 'other@mail.example'])
})

it('lets requests at the same time not pass together', async () => {
  await Promise.all(Array.from({ length: 6 }, () => submit(VICTIM)))
  expect(await mailsTo(VICTIM)).toBe(3)
})

it('is shared by all tenants and processes: the count is in the database, without the address', async () => {
  await content.pool.query(`insert into auth.rate_limit (key, count, since) values ($1, 2, now())`, [
    `submission-mail:${recipientHash(VICTIM)}`,
  ])
  await submit(VICTIM)
  await submit(VICTIM)
  expect(await mailsTo(VICTIM)).toBe(1)
  const { rows } = await content.pool.query(`select string_agg(key, ' ') as keys from auth.rate_limit`)
  expect(rows[0]?.keys).not.toContain('victim')
})

it('limits no mail that follows an act of staff', async () => {
  for (let count = 0; count < 4; count += 1) await submit(VICTIM)
  const list = await content.call('GET', '/api/v1/tenants/diner/parcel?sort=-createdAt&limit=1')
  const [record] = list.body['items'] as readonly { id: string; lockVersion: number; next: null }[]
  if (record === undefined) throw new Error('there is no parcel')
  expect((await content.patch('parcel', record, { memo: '確認済み' })).status).toBe(200)
  expect(await mailsTo(VICTIM)).toBe(4)
})
