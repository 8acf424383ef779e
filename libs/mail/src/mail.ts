import type { Locale } from '@captain/locale'

/** A piece of a mail's body; each is written both as plain text and as HTML. */
export type MailPart =
  | { readonly kind: 'heading'; readonly text: string }
  /** Lines stay lines. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }

export type Mail = {
  /** One bare address. */
  readonly to: string
  readonly locale: Locale
  /** Who writes, as people read it; the address is the server's. */
  readonly fromName: string
  /** Where answers go; null where nobody reads them. */
  readonly replyTo: string | null
  readonly subject: string
  readonly parts: readonly MailPart[]
}
