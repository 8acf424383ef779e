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
/** Years for which the outcome of a reply that was not sent is kept: longer than messages are kept after they are done. */
export const OUTCOME_YEARS = 2
/** Longer than any session with a mail server. */
const LOST_AFTER = '10 minutes'
/** Longer than a mail server usually takes until it accepts the content. A mail that is taken again is never handed over by its first taker. */
const TAKEN_AGAIN_AFTER = '2 minutes'

type Taken = PendingMail & {
  readonly attempts: number
  /** When it was taken, as the database writes it: distinguishes this attempt from all others. */
  readonly taken: string
}

const take = async (pool: Pool): Promise<Taken | null> => {
  const { rows } = await pool.query<Taken>(`
    update mail.outbox set state = 'sending', attempts = attempts + 1, taken_at = clock_timestamp(), handed_over_at = null
    where id = (
      select id from mail.outbox where state = 'waiting' and next_at <= now() order by next_at, id limit 1 for update skip locked)
    returning id, event, recipient, locale, from_name, reply_to, subject, body_text, body_html, thread, attempts, taken_at::text as taken`)
  return rows[0] ?? null
}

/** Removes link tokens from a column. A stored copy of a mail must not contain working credentials of its recipient. */
const forgettingTokens = (column: string): string =>
  `case when $2 = 'sent' then regexp_replace(${column}, '#token=[\\w.-]+', '#token=…', 'g') else ${column} end`

/** Sets the state of a mail that this server has taken, unless another one has taken it since. */
const settle = (pool: Pool, { id, taken }: Taken, state: string, reason: string | null, pause: number) =>
  pool.query(
    `update mail.outbox set state = $2, reason = $3, next_at = now() + $4 * interval '1 minute',
       settled_at = case when $2 = 'waiting' then null else now() end,
       body_text = ${forgettingTokens('body_text')}, body_html = ${forgettingTokens('body_html')}
     where id = $1 and state = 'sending' and taken_at = $5::timestamptz`,
    [id, state, reason, pause, taken],
  )

/** Puts a mail back that was not handed over; that was no attempt. */
const putBack = (pool: Pool, { id, taken }: Taken) =>
  pool.query(
    `update mail.outbox set state = 'waiting', attempts = attempts - 1, next_at = now()
     where id = $1 and state = 'sending' and taken_at = $2::timestamptz`,
    [id, taken],
  )

/** Notes that the content of a mail is about to be sent. Throws if another server has taken the mail since. */
const noteHandover = async (pool: Pool, { id, taken }: Taken): Promise<void> => {
  const { rowCount } = await pool.query(
    `update mail.outbox set handed_over_at = now() where id = $1 and state = 'sending' and taken_at = $2::timestamptz`,
    [id, taken],
  )
  if (rowCount !== 1) throw new Error('another server sends this mail')
}

const note = async ({ pool, log }: OutboxServices, mail: Taken, delivery: Delivery): Promise<void> => {
  if (delivery.outcome === 'sent') {
    await settle(pool, mail, 'sent', null, 0)
    return
  }
  if (delivery.outcome === 'stopped') {
    await putBack(pool, mail)
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
     where state = 'sending' and handed_over_at is not null and taken_at < now() - $1::interval returning id, event`,
    [LOST_AFTER],
  )
  for (const { id, event } of rows) log.error({ mail: id, event }, 'whether a mail was sent is not known')
}

/** Requeues mails whose server ended before it handed them over: no mail server has received them. */
const requeueTaken = (pool: Pool) =>
  pool.query(
    `update mail.outbox set state = 'waiting', next_at = now()
     where state = 'sending' and handed_over_at is null and taken_at < now() - $1::interval`,
    [TAKEN_AGAIN_AFTER],
  )

/** Purges settled mails. Of replies that were not sent, the outcome stays for the record that names them. */
const purgeSettled = async (pool: Pool): Promise<void> => {
  await pool.query(
    `with gone as (delete from mail.outbox where settled_at < now() - $1::interval returning id, tenant_id, state, thread)
     insert into mail.undelivered (id, tenant_id, state)
     select id, tenant_id, state from gone where thread is not null and tenant_id is not null and state <> 'sent' on conflict do nothing`,
    [KEPT],
  )
  await pool.query(`delete from mail.undelivered where since < now() - $1 * interval '1 year'`, [OUTCOME_YEARS])
}

const settleUnsent = ({ pool }: OutboxServices) =>
  pool.query(`update mail.outbox set state = 'kept', settled_at = now() where state = 'waiting' and next_at <= now()`)

/**
 * Sends pending mails of the outbox, each at most once, across any number of servers. A mail is marked before the handover. If the session
 * breaks off after that, an operator decides. Settled mails are purged after 30 days. The signal ends the work; a mail that was not handed
 * over waits for the next start.
 */
export const deliverPending = async (services: OutboxServices, signal?: AbortSignal): Promise<void> => {
  const { pool, server } = services
  await purgeSettled(pool)
  await giveUpLost(services)
  await requeueTaken(pool)
  if (server === null) {
    await settleUnsent(services)
    return
  }
  const next = () => (signal?.aborted === true ? null : take(pool))
  for (let mail = await next(); mail !== null; mail = await next()) {
    const taken = mail
    const handover = { onHandover: () => noteHandover(pool, taken), ...(signal !== undefined && { signal }) }
    await note(services, taken, await server.deliver(taken, handover))
  }
}
