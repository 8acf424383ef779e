import type { Pool } from 'pg'

export type OutboxState = 'waiting' | 'sending' | 'sent' | 'kept' | 'failed' | 'unsure'

/** Mail of the outbox in readable form. */
export type OutboxMail = {
  readonly id: string
  readonly state: OutboxState
  readonly event: string
  readonly recipient: string
  readonly from_name: string
  readonly reply_to: string | null
  readonly subject: string
  readonly body_text: string
  readonly attempts: number
  readonly reason: string | null
  readonly created_at: Date
}

/** Returns the newest mails of the outbox, oldest first. */
export const readOutbox = async (pool: Pick<Pool, 'query'>, limit = 50): Promise<readonly OutboxMail[]> => {
  const { rows } = await pool.query<OutboxMail>(
    `select id, state, event, recipient, from_name, reply_to, subject, body_text, attempts, reason, created_at
     from mail.outbox order by id desc limit $1`,
    [limit],
  )
  return rows.toReversed()
}

/** Requeues a mail that failed or whose outcome is unknown; returns false if there is no such mail. */
export const retryMail = async (pool: Pick<Pool, 'query'>, id: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `update mail.outbox set state = 'waiting', attempts = 0, next_at = now(), settled_at = null
     where id = $1 and state in ('failed', 'unsure', 'kept')`,
    [id],
  )
  return rowCount === 1
}
