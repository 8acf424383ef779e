import { boolean } from '../fields/boolean.ts'
import { dateTime } from '../fields/date-time.ts'
import { list } from '../fields/list.ts'
import { longText } from '../fields/long-text.ts'
import { select } from '../fields/select.ts'
import { text } from '../fields/text.ts'

/** Replies that a record keeps. */
export const MAX_REPLIES = 100

/** Maximum sizes in bytes of what staff write. */
export const REPLY_BYTES = { subject: 200, body: 9000 } as const

/**
 * List of the replies to the sender of a message, for the option `repliesIn`. The server adds to it: a mail that was sent, or a note of a
 * call. It is personal data of the sender.
 */
export const replyList = () =>
  list({
    max: MAX_REPLIES,
    setBy: 'server',
    personal: true,
    of: {
      way: select({ options: ['email', 'phone'], required: true }),
      at: dateTime({ required: true }),
      by: text({ maxBytes: 300, required: true }),
      subject: text({ maxBytes: REPLY_BYTES.subject }),
      body: longText({ maxBytes: REPLY_BYTES.body, required: true }),
      /** Whether the mail quotes the message below the text. */
      isQuoting: boolean({}),
      /** Id of the mail in the outbox, which knows whether it was delivered. */
      mail: text({ maxBytes: 26 }),
    },
  })
