import type { Addressee } from '@captain/content-server'
import { formatDateTime, formatPublicYen } from '@captain/locale'
import type { Mail, MailPart } from '@captain/mail'
import type { Order } from '../shop-records.ts'
import { i18nIn } from '../translator.ts'
import { paymentMethodsIn } from './payment-methods.ts'

const FROM = '箱庭日用品店 / Hakoniwa Dry Goods'

const toOwner = ({ name, email }: Addressee, subject: string, parts: readonly MailPart[]): Mail => ({
  to: email,
  locale: 'ja',
  fromName: FROM,
  replyTo: null,
  subject,
  parts: [{ kind: 'text', text: `${name} 様` }, ...parts],
})

/** Notifies an owner of a new order: lines, total, payment; of the buyer only the data in the list. */
export const newOrderMail = (owner: Addressee, order: Order): Mail =>
  toOwner(owner, `新しい注文 ${order.orderNumber} / New order`, [
    {
      kind: 'text',
      text: '新しい注文が入りました。管理画面の「注文」で内容を確認してください。\nA new order has come in. See it under Orders in the back office.',
    },
    {
      kind: 'facts',
      rows: [
        ['注文番号 / Number', order.orderNumber],
        ['注文日時 / Ordered', formatDateTime(order.orderedAt)],
        [
          '商品 / Goods',
          order.lines
            .map(({ name, variantLabel, quantity }) => `${name}${variantLabel === null ? '' : `（${variantLabel}）`} × ${quantity}`)
            .join('\n'),
        ],
        ['合計 / Total', formatPublicYen('ja', order.totalIncl)],
        [
          '支払方法 / Payment',
          `${paymentMethodsIn(i18nIn('ja'))[order.paymentMethod]} / ${paymentMethodsIn(i18nIn('en'))[order.paymentMethod]}`,
        ],
        ['言語 / Language', order.locale === 'ja' ? '日本語 / Japanese' : '英語 / English'],
      ],
    },
  ])

/** Warns an owner that the bank accounts for customers have changed; the mail does not contain the accounts. */
export const accountsChangedMail = (owner: Addressee, { by, at }: { readonly by: string; readonly at: Date }): Mail =>
  toOwner(owner, '振込口座が変更されました / The bank accounts have changed', [
    {
      kind: 'text',
      text: 'お客様にお知らせする振込口座が変更されました。心当たりのない場合は、すぐに管理画面の「銀行振込設定」を確認してください。\nThe accounts that customers are told to pay into have changed. If you know nothing of it, look at the bank transfer settings at once.',
    },
    {
      kind: 'facts',
      rows: [
        ['変更した人 / By', by],
        ['変更日時 / At', formatDateTime(at)],
      ],
    },
  ])
