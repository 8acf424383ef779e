import type { Tenant } from '@captain/content-core'
import type { ChangeOf, MailContextOf, RecordIn } from '@captain/content-server'
import { formatDateTime, type Locale } from '@captain/locale'
import type { Mail } from '@captain/mail'
import { i18nIn, bilingual } from './translator.ts'
import type { I18n } from '@lingui/core'
import type { InboxTenant } from './inbox-tenant.ts'

type Message = Pick<
  RecordIn<InboxTenant, 'contact'>,
  'receiptNumber' | 'receivedAt' | 'kind' | 'subject' | 'name' | 'email' | 'locale' | 'status'
>

type Written = Pick<ChangeOf<InboxTenant, 'contact'>, 'action'> & { readonly after: Message }

/** Names of the kinds of messages. */
export type KindNames = Readonly<Record<Locale, Readonly<Record<string, string>>>>

export type ContactMails = { readonly tenant: Pick<Tenant, 'names'>; readonly kinds: KindNames }

/** Text that mail programs turn into a link. */
const ADDRESS = /[/@]|www|\p{L}\.\p{L}{2}/iu

/** Returns the sender's name; null if it contains a link, which could mislead the owner of another's address. */
const nameOf = (message: Message): string | null => {
  return ADDRESS.test(message.name) ? null : message.name
}

const salutation = (name: string, locale: Locale): string => {
  const i18n = i18nIn(locale)
  return i18n._('{name} 様', { name })
}

/** Creates the receipt for the sender. It does not quote the message, because the address may belong to another person. */
const receiptMail = ({ tenant, kinds }: ContactMails, message: Message): Mail => {
  const { locale, receiptNumber: number } = message
  const i18n = i18nIn(locale)
  const site = tenant.names[locale]
  const name = nameOf(message)
  return {
    to: message.email,
    locale,
    fromName: site,
    replyTo: null,
    subject: i18n._('【{site}】お問い合わせを受け付けました（{number}）', { site, number }),
    parts: [
      { kind: 'text', text: name === null ? i18n._('お客様') : salutation(name, locale) },
      {
        kind: 'text',
        text: i18n._('お問い合わせいただき、ありがとうございます。次のとおり受け付けました。内容を確認し、担当者からご連絡します。'),
      },
      {
        kind: 'facts',
        rows: [
          [i18n._('受付番号'), number],
          [i18n._('受付日時'), formatDateTime(message.receivedAt)],
          [i18n._('種別'), kinds[locale][message.kind] ?? message.kind],
        ],
      },
      {
        kind: 'text',
        text: i18n._('このメールは送信専用です。ご返信いただいても確認できません。お心当たりのない場合は、破棄してください。'),
      },
    ],
  }
}

type Recipient = { readonly name: string | null; readonly email: string }

/** Creates the notice of a new message for a member of the tenant, without data about the sender. */
const noticeMail = ({ tenant, kinds }: ContactMails, { name, email }: Recipient, message: Message): Mail => {
  const { kind, receiptNumber: number } = message
  const text = (i18n: I18n) => i18n._('新しいお問い合わせが届きました。管理画面の「お問い合わせ」で内容を確認してください。')
  return {
    to: email,
    locale: 'ja',
    fromName: `${tenant.names.ja} / ${tenant.names.en}`,
    replyTo: null,
    // The number is in the Japanese half only: it is the same in both.
    subject: bilingual((i18n) => i18n._('新しいお問い合わせ {number}', { number })),
    parts: [
      ...(name === null ? [] : [{ kind: 'text', text: salutation(name, 'ja') } as const]),
      { kind: 'text', text: bilingual(text, '\n') },
      {
        kind: 'facts',
        rows: [
          [bilingual((i18n) => i18n._({ id: 'notice.number', message: '受付番号' })), number],
          [bilingual((i18n) => i18n._('受信日時')), formatDateTime(message.receivedAt)],
          [bilingual((i18n) => i18n._('種別')), `${kinds.ja[kind] ?? kind} / ${kinds.en[kind] ?? kind}`],
          [bilingual((i18n) => i18n._('件名')), message.subject],
          [bilingual((i18n) => i18n._('言語')), bilingual((i18n) => (message.locale === 'ja' ? i18n._('日本語') : i18n._('英語')))],
        ],
      },
    ],
  }
}

/** Returns the mails of an inbox: a receipt to the sender and notices to the members who subscribed; none for spam. */
export const contactMails =
  (of: ContactMails) =>
  async ({ action, after }: Written, context: Pick<MailContextOf<InboxTenant>, 'contactRecipients'>): Promise<readonly Mail[]> => {
    if (action !== 'create' || after.status === 'spam') return []
    const notices = (await context.contactRecipients()).map((addressee) => noticeMail(of, addressee, after))
    return [receiptMail(of, after), ...notices]
  }
