import type { HttpClient } from '@captain/http-core'
import type { ReplyRefusal } from '../replies/reply-refusal.ts'
import type { AnyRecord, RecordResponse } from '../values/record.ts'

/** Delivery of a mail: `kept` stays in the outbox of an installation without a mail server; the outcome of `unsure` is unknown. */
export type MailState = 'waiting' | 'sent' | 'kept' | 'refused' | 'unsure'

/** A mail to the sender before it is written, in the language of the sender. */
export type ReplyOffer = {
  readonly to: string
  readonly fromName: string
  /** Address of the sender's response; null if the tenant has none. */
  readonly replyTo: string | null
  readonly locale: 'ja' | 'en'
  readonly subject: string
  readonly greeting: string
  readonly signature: string
  /** The message, quoted. */
  readonly quote: string
}

/** What the replies of a record need in addition to the record. */
export type RepliesResponse = {
  /** Null if a mail cannot be sent; `refusal` says why. */
  readonly offer: ReplyOffer | null
  readonly refusal: ReplyRefusal | null
  /** States of the mails by the id that the replies of the record name. */
  readonly mails: Readonly<Record<string, MailState>>
}

/** A reply to send, or a call to note. */
export type ReplyInput = {
  readonly way: 'email' | 'phone'
  readonly subject?: string
  readonly body: string
  readonly isQuoting?: boolean
  /** Whether the message is completed with it. */
  readonly isFinished?: boolean
}

export type ReplyClient = {
  /** Returns the offer of a reply and the states of sent ones. */
  get(id: string, signal?: AbortSignal): Promise<RepliesResponse>
  /** Sends a reply once per key, unless the record has changed since that version. */
  send(id: string, lockVersion: number, key: string, input: ReplyInput): Promise<RecordResponse<AnyRecord>>
}

/** Creates the client of the replies of a content type; apart from its other calls, because few screens need it. */
export const replyClient = (http: HttpClient, tenant: string, type: string): ReplyClient => {
  const at = (id: string) => `/api/v1/tenants/${tenant}/${type}/${encodeURIComponent(id)}/replies`
  return {
    get: (id, signal) => http.get(at(id), { signal }),
    send: (id, lockVersion, key, input) =>
      http.post(at(id), { body: input, headers: { 'if-match': `"${lockVersion}"`, 'idempotency-key': key } }),
  }
}
