import type { Logger } from '@captain/database'
import type { Pool } from 'pg'
import type { Delivery, MailServer } from './smtp.ts'
import type { PendingMail } from './pending-mail.ts'

export type OutboxServices = {
  readonly pool: Pool
  /** Null: mails stay in the outbox for a developer to read. */
  readonly server: MailServer | null
  readonly log: Pick<Logger, 'error' | 'warn'>
}

/** Minutes until each retry; after the last one a mail has failed. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440]
const KEPT = '30 days'
/** Longer than any session with a mail server. */
const LOST_AFTER = '10 minutes'

type Taken = PendingMail & { readonly attempts: number }

const take = async (pool: Pool): Promise<Taken | null> => {
  const { rows } = await pool.query<Taken>(`
    update mail.outbox set state = 'sending', attempts = attempts + 1, taken_at = now()
    where id = (
      select id from mail.outbox where state = 'waiting' and next_at <= now() order by next_at, id limit 1 for update skip locked)
    returning id, event, recipient, locale, from_name, reply_to, subject, body_text, body_html, attempts`)
  return rows[0] ?? null
}

/** Removes link tokens from a column. A stored copy of a mail must not contain working credentials of its recipient. */
const forgettingTokens = (column: string): string =>
  `case when $2 = 'sent' then regexp_replace(${column}, '#token=[\\w.-]+', '#token=…', 'g') else ${column} end`

const settle = (pool: Pool, { id }: Taken, state: string, reason: string | null, pause: number) =>
  pool.query(
    `update mail.outbox set state = $2, reason = $3, next_at = now() + $4 * interval '1 minute',
       settled_at = case when $2 = 'waiting' then null else now() end,
       body_text = ${forgettingTokens('body_text')}, body_html = ${forgettingTokens('body_html')} where id = $1`,
    [id, state, reason, pause],
  )

const note = async ({ pool, log }: OutboxServices, mail: Taken, delivery: Delivery): Promise<void> => {
  if (delivery.outcome === 'sent') {
    await settle(pool, mail, 'sent', null, 0)
    return
  }
  const pause = PAUSES[mail.attempts - 1]
  const isOver = delivery.outcome !== 'unreached' || pause === undefined
  const state = delivery.outcome === 'unsure' ? 'unsure' : isOver ? 'failed' : 'waiting'
  // The recipient stays in the outbox.
  const details = { mail: mail.id, event: mail.event, attempts: mail.attempts, reason: delivery.reason }
  if (isOver) log.error(details, 'a mail could not be sent')
  else log.warn(details, 'a mail will be tried again')
  await settle(pool, mail, state, delivery.reason, pause ?? 0)
}

/** Mails that were handed over but never settled may have been sent. They are shown as such and never resent automatically. */
const giveUpLost = async ({ pool, log }: OutboxServices): Promise<void> => {
  const { rows } = await pool.query<{ id: string; event: string }>(
    `update mail.outbox set state = 'unsure', reason = 'the server ended while it was being sent', settled_at = now()
     where state = 'sending' and taken_at < now() - $1::interval returning id, event`,
    [LOST_AFTER],
  )
  for (const { id, event } of rows) log.error({ mail: id, event }, 'whether a mail was sent is not known')
}

const settleUnsent = ({ pool }: OutboxServices) =>
  pool.query(`update mail.outbox set state = 'kept', settled_at = now() where state = 'waiting' and next_at <= now()`)

/**
 * Sends pending mails of the outbox, each at most once, across any number of servers. A mail is marked before the handover. If the session
 * breaks off after that, an operator decides. Settled mails are purged after 30 days.
 */
export const deliverPending = async (services: OutboxServices, isStopping: () => boolean = () => false): Promise<void> => {
  const { pool, server } = services
  await pool.query(`delete from mail.outbox where settled_at < now() - $1::interval`, [KEPT])
  await giveUpLost(services)
  if (server === null) {
    await settleUnsent(services)
    return
  }
  for (let mail = await take(pool); mail !== null; mail = isStopping() ? null : await take(pool)) {
    await note(services, mail, await server.deliver(mail))
  }
}
