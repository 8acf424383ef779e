import { monotonicFactory } from 'ulid'
import { headerText, isAddress } from './header-text.ts'
import type { Mail } from './mail.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

/** UUID in order of time, also within a millisecond. */
const nextId = monotonicFactory()

/** Pending mail with the column names of `mail.outbox`. */
export type PendingMail = {
  readonly id: string
  readonly event: string
  readonly recipient: string
  readonly locale: string
  readonly from_name: string
  readonly reply_to: string | null
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  readonly thread: readonly string[] | null
}

/**
 * Returns the mail of an event for `select mail.put(jsonb)`, which stores one per event and recipient. Returns null if the address is
 * invalid.
 */
export const pendingMail = (event: string, mail: Mail): PendingMail | null =>
  isAddress(mail.to)
    ? {
        id: nextId(),
        event,
        recipient: mail.to,
        locale: mail.locale,
        from_name: headerText(mail.fromName),
        reply_to: mail.replyTo !== null && isAddress(mail.replyTo) ? mail.replyTo : null,
        subject: headerText(mail.subject),
        body_text: writeText(mail.parts, mail.locale),
        body_html: writeHtml(mail),
        thread: mail.thread ?? null,
      }
    : null
