import type { Pool } from 'pg'
import type { OutboxMail } from './read-outbox.ts'

/** A mail in a list of the outbox. */
export type FoundMail = Pick<OutboxMail, 'id' | 'state' | 'recipient' | 'subject' | 'created_at'>

/** A mail with both of its bodies. */
export type WholeMail = OutboxMail & { readonly locale: string; readonly body_html: string }

type MailSearch = {
  /** A part of the recipient's address, in any case; empty finds all. */
  readonly address: string
  /** The mail that a page of the list begins after; null for the newest. */
  readonly after: string | null
  readonly most: number
}

/** Mails of the outbox by whom they are for, newest first. */
export const findMails = async (pool: Pick<Pool, 'query'>, { address, after, most }: MailSearch): Promise<readonly FoundMail[]> => {
  const { rows } = await pool.query<FoundMail>(
    `select id, state, recipient, subject, created_at from mail.outbox
     where position(lower($1) in lower(recipient)) > 0 and ($2::text is null or id < $2) order by id desc limit $3`,
    [address, after, most],
  )
  return rows
}

/** A mail of the outbox as it goes out; null where there is none of that id. */
export const readMail = async (pool: Pick<Pool, 'query'>, id: string): Promise<WholeMail | null> => {
  const { rows } = await pool.query<WholeMail>(
    `select id, state, event, recipient, locale, from_name, reply_to, subject, body_text, body_html, attempts, reason, created_at
     from mail.outbox where id = $1`,
    [id],
  )
  return rows[0] ?? null
}
