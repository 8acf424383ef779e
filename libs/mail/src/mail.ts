import type { Locale } from '@captain/locale'

/** Part of a mail's body, written both as plain text and as HTML. */
export type MailPart =
  | { readonly kind: 'heading'; readonly text: string }
  /** Line breaks are preserved. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }

export type Mail = {
  /** One bare address. */
  readonly to: string
  readonly locale: Locale
  /** Display name of the sender; the address is the server's. */
  readonly fromName: string
  /** Reply address; null if replies are not read. */
  readonly replyTo: string | null
  readonly subject: string
  readonly parts: readonly MailPart[]
  /** Ids of the earlier mails of the conversation, for mails that a person writes. Left out: the server writes the mail by itself. */
  readonly thread?: readonly string[]
}
