import type { AnyContentType } from '../declaration/content-type.ts'
import { longText } from '../fields/long-text.ts'
import { text } from '../fields/text.ts'
import { REPLY_BYTES } from './reply-list.ts'

const BODY = { body: longText({ maxBytes: REPLY_BYTES.body, required: true }) }
const FIELDS = { email: { subject: text({ maxBytes: REPLY_BYTES.subject, required: true }), ...BODY }, phone: BODY }

/** Returns the type of what staff enter for a reply: a subject and a text, or the note of a call. */
export const replyForm = (type: AnyContentType, way: 'email' | 'phone'): AnyContentType => ({
  ...type,
  fields: FIELDS[way],
  checks: [],
  warnings: [],
})

/** Returns the text of a mail: what staff wrote and, below it, the quoted message. */
export const replyText = (body: string, quote: string | null): string => (quote === null ? body : `${body}\n\n${quote}`)
