import { sentText, titleOf, type AnyContentType, type AnyRecord, type ReplyOffer } from '@captain/content-core'
import { formatDateTime, type Locale } from '@captain/locale'
import type { Tx } from '../database/transaction.ts'
import { sql } from '../database/sql.ts'
import { i18nIn } from '../translator.ts'

type Letter = { readonly type: AnyContentType; readonly record: AnyRecord }

/** Returns the language in which the sender wrote; Japanese if the type does not say. */
const languageOf = ({ record }: Letter): Locale => (record['locale'] === 'en' ? 'en' : 'ja')

const textOf = ({ record }: Letter, name: string): string | null => {
  const value = record[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Returns when the message came in; types may store it apart from the record's creation. */
const receivedAt = (letter: Letter): string => textOf(letter, 'receivedAt') ?? letter.record.createdAt

/** Returns the message with its sender and time, quoted line by line. */
export const quotedMessage = (type: AnyContentType, record: AnyRecord): string => {
  const letter = { type, record }
  const i18n = i18nIn(languageOf(letter))
  const date = formatDateTime(receivedAt(letter))
  const name = textOf(letter, 'name')
  const head = name === null ? i18n._('{date}のお問い合わせ：', { date }) : i18n._('{date}、{name} 様のお問い合わせ：', { date, name })
  const lines = (sentText(type, record, 'longText') ?? '').split('\n').map((line) => `> ${line}`.trimEnd())
  return [head, ...lines].join('\n')
}

/** Returns the address to which people respond, from the profile of the tenant; null if it has none. */
const respondingAddress = async (tx: Tx): Promise<string | null> => {
  const row = await tx.row<{ address: string | null }>(sql`select platform.tenant_address(${tx.tenant.slug}) as address`)
  return row?.address ?? null
}

/** Returns a mail to the sender of a message as it is before staff write it; null without an address that the reader of the type sees. */
export const replyOffer = async (tx: Tx, type: AnyContentType, record: AnyRecord, staff: string): Promise<ReplyOffer | null> => {
  const to = sentText(type, record, 'email')
  if (to === null) return null
  const letter = { type, record }
  const locale = languageOf(letter)
  const i18n = i18nIn(locale)
  const site = tx.tenant.names[locale]
  const name = textOf(letter, 'name')
  const replyTo = await respondingAddress(tx)
  return {
    to,
    fromName: site,
    replyTo,
    locale,
    subject: `Re: ${titleOf(type, record, locale)}`,
    greeting: [
      name === null ? i18n._('お問い合わせの方へ') : i18n._('{name} 様', { name }),
      '',
      i18n._('お問い合わせいただき、ありがとうございます。{site}の{staff}です。', { site, staff }),
    ].join('\n'),
    signature: ['--', site, ...(replyTo === null ? [] : [replyTo])].join('\n'),
    quote: quotedMessage(type, record),
  }
}
