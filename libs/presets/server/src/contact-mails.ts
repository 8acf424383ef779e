import type { AnyRecord, Tenant } from '@captain/content-core'
import type { Happened, MailContext } from '@captain/content-server'
import { formatDateTime, type Locale } from '@captain/locale'
import type { Mail } from '@captain/mail'
import { i18nIn } from './translator.ts'

/** Names of the kinds of messages. */
export type KindNames = Readonly<Record<Locale, Readonly<Record<string, string>>>>

export type ContactMails = { readonly tenant: Pick<Tenant, 'names'>; readonly kinds: KindNames }

const textOf = (record: AnyRecord, name: string): string => String(record[name])
const localeOf = (record: AnyRecord): Locale => (record['locale'] === 'en' ? 'en' : 'ja')

/** Text that mail programs turn into a link. */
const ADDRESS = /[/@]|www|\p{L}\.\p{L}{2}/iu

/** Returns the sender's name; null if it contains a link, which could mislead the owner of another's address. */
const nameOf = (message: AnyRecord): string | null => {
  const name = textOf(message, 'name')
  return ADDRESS.test(name) ? null : name
}

/** Creates the receipt for the sender. It does not quote the message, because the address may belong to another person. */
const receiptMail = ({ tenant, kinds }: ContactMails, message: AnyRecord): Mail => {
  const locale = localeOf(message)
  const i18n = i18nIn(locale)
  const site = tenant.names[locale]
  const name = nameOf(message)
  const number = textOf(message, 'receiptNumber')
  return {
    to: textOf(message, 'email'),
    locale,
    fromName: site,
    replyTo: null,
    subject: i18n._('【{site}】お問い合わせを受け付けました（{number}）', { site, number }),
    parts: [
      { kind: 'text', text: name === null ? i18n._('お客様') : i18n._('{name} 様', { name }) },
      {
        kind: 'text',
        text: i18n._('お問い合わせいただき、ありがとうございます。次のとおり受け付けました。内容を確認し、担当者からご連絡します。'),
      },
      {
        kind: 'facts',
        rows: [
          [i18n._('受付番号'), number],
          [i18n._('受付日時'), formatDateTime(textOf(message, 'receivedAt'))],
          [i18n._('種別'), kinds[locale][textOf(message, 'kind')] ?? textOf(message, 'kind')],
        ],
      },
      {
        kind: 'text',
        text: i18n._('このメールは送信専用です。ご返信いただいても確認できません。お心当たりのない場合は、破棄してください。'),
      },
    ],
  }
}

type Addressee = { readonly name: string | null; readonly email: string }

/** Creates the notice of a new message for a member of the tenant, without data about the sender. */
const noticeMail = ({ tenant, kinds }: ContactMails, { name, email }: Addressee, message: AnyRecord): Mail => {
  const kind = textOf(message, 'kind')
  return {
    to: email,
    locale: 'ja',
    fromName: `${tenant.names.ja} / ${tenant.names.en}`,
    replyTo: null,
    subject: `新しいお問い合わせ ${textOf(message, 'receiptNumber')} / New message`,
    parts: [
      ...(name === null ? [] : [{ kind: 'text', text: `${name} 様` } as const]),
      {
        kind: 'text',
        text: '新しいお問い合わせが届きました。管理画面の「お問い合わせ」で内容を確認してください。\nA new message has come in. See it under Messages in the back office.',
      },
      {
        kind: 'facts',
        rows: [
          ['受付番号 / Number', textOf(message, 'receiptNumber')],
          ['受信日時 / Received', formatDateTime(textOf(message, 'receivedAt'))],
          ['種別 / Kind', `${kinds.ja[kind] ?? kind} / ${kinds.en[kind] ?? kind}`],
          ['件名 / Subject', textOf(message, 'subject')],
          ['言語 / Language', localeOf(message) === 'ja' ? '日本語 / Japanese' : '英語 / English'],
        ],
      },
    ],
  }
}

/** Returns the mails of an inbox: a receipt to the sender and notices to the members who subscribed; none for spam. */
export const contactMails =
  (of: ContactMails) =>
  async ({ action, after }: Happened, context: MailContext): Promise<readonly Mail[]> => {
    if (action !== 'create' || after.status === 'spam') return []
    const notices = (await context.contactAddressees()).map((addressee) => noticeMail(of, addressee, after))
    return [receiptMail(of, after), ...notices]
  }
