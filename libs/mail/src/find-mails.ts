import type { Pool } from 'pg'
import type { OutboxMail } from './read-outbox.ts'

/** Mail in a list of the outbox. */
export type FoundMail = Pick<OutboxMail, 'id' | 'state' | 'recipient' | 'subject' | 'created_at'>

/** Mail with both bodies. */
export type FullMail = OutboxMail & { readonly locale: string; readonly body_html: string }

type MailSearch = {
  /** Part of the recipient's address, case-insensitive; empty matches all. */
  readonly address: string
  /** Mail after which the page begins; null for the first page. */
  readonly after: string | null
  readonly limit: number
}

/** Finds mails of the outbox by recipient, newest first. */
export const findMails = async (pool: Pick<Pool, 'query'>, { address, after, limit }: MailSearch): Promise<readonly FoundMail[]> => {
  const { rows } = await pool.query<FoundMail>(
    `select id, state, recipient, subject, created_at from mail.outbox
     where position(lower($1) in lower(recipient)) > 0 and ($2::text is null or id < $2) order by id desc limit $3`,
    [address, after, limit],
  )
  return rows
}

/** Finds a mail of the outbox as it is sent; null if missing. */
export const readMail = async (pool: Pick<Pool, 'query'>, id: string): Promise<FullMail | null> => {
  const { rows } = await pool.query<FullMail>(
    `select id, state, event, recipient, locale, from_name, reply_to, subject, body_text, body_html, attempts, reason, created_at
     from mail.outbox where id = $1`,
    [id],
  )
  return rows[0] ?? null
}
