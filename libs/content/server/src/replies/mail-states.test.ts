import type { Values } from '@captain/content-core'
import { deliverPending, pendingMail } from '@captain/mail'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { startContent, type ContentUnderTest } from '../testing/content-under-test.ts'
import { diner } from '../testing/test-tenants.ts'
import { mailStates } from './mail-states.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(async () => {
  await content?.stop()
})
beforeEach(async () => {
  await content.pool.query('truncate mail.outbox, mail.undelivered')
})

const MAIL = {
  to: 'taro@mail.example',
  locale: 'ja',
  fromName: '食堂',
  replyTo: null,
  subject: 'Re: 予約',
  parts: [{ kind: 'text', text: '承りました。' }],
  thread: [],
} as const

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const scope = () => content.services.store.forTenant(SYSTEM_AUTHOR, diner)

/** A refused reply of some days ago, after the purges since. */
const refused = async (days: number) => {
  const mail = pendingMail(`letter/r/${days}/reply`, MAIL)
  await scope().write((tx) => tx.run(sql`select mail.put(${JSON.stringify([mail])}::jsonb)`))
  const purge = () => deliverPending({ pool: content.pool, server: null, log: content.services.log })
  await content.pool.query(`update mail.outbox set state = 'failed', settled_at = now() - $1 * interval '1 day'`, [days])
  await purge()
  // The outbox forgets a mail after 30 days, when its outcome is stored.
  await content.pool.query(`update mail.undelivered set since = now() - ($1 - 30) * interval '1 day'`, [days])
  await purge()
  return { mail: mail?.id ?? '', at: ago(days) }
}

const stateOf = async (reply: Values) => Object.values(await scope().read((tx) => mailStates(tx, [reply])))

it('a refused mail stays refused while its outcome is kept, and is never one that was sent', async () => {
  expect(await stateOf(await refused(400))).toEqual(['refused'])
  expect(await stateOf(await refused(2 * 366 + 31))).toEqual(['unsure'])
})

it('a mail without an outcome was sent, as long as the outcome of a refused one would be there', async () => {
  expect(await stateOf({ mail: 'gone', at: ago(2 * 365 - 1) })).toEqual(['sent'])
  expect(await stateOf({ mail: 'gone', at: ago(2 * 366 + 1) })).toEqual(['unsure'])
  expect(await stateOf({ mail: null, at: ago(1) })).toEqual([])
})
