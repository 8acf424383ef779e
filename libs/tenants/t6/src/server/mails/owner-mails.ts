import type { Recipient } from '@captain/content-server'
import { formatDateTime, formatPublicYen } from '@captain/locale'
import type { Mail, MailPart } from '@captain/mail'
import type { I18n } from '@lingui/core'
import type { Order } from '../shop-records.ts'
import { tenant } from '../../tenant.ts'
import { bilingual, i18nIn } from '../translator.ts'
import { paymentMethodsIn } from './payment-methods.ts'

const toOwner = ({ name, email }: Recipient, subject: string, parts: readonly MailPart[]): Mail => {
  const i18n = i18nIn('ja')
  const salutation = i18n._({ id: 'recipient', message: '{name} 様', values: { name } })
  return {
    to: email,
    locale: 'ja',
    fromName: `${tenant.names.ja} / ${tenant.names.en}`,
    replyTo: null,
    subject,
    parts: [{ kind: 'text', text: salutation }, ...parts],
  }
}

const goodsOf = ({ lines }: Order): string =>
  lines.map(({ name, variantLabel, quantity }) => `${name}${variantLabel === null ? '' : `（${variantLabel}）`} × ${quantity}`).join('\n')

/** Notifies an owner of a new order: lines, total, payment; of the buyer only the data in the list. */
export const newOrderMail = (owner: Recipient, order: Order): Mail => {
  const { orderNumber, orderedAt, totalIncl, paymentMethod, locale } = order
  // The number is in the Japanese half only: it is the same in both.
  const subject = bilingual((i18n) => i18n._('新しい注文 {orderNumber}', { orderNumber }))
  const text = (i18n: I18n) => i18n._('新しい注文が入りました。管理画面の「注文」で内容を確認してください。')
  return toOwner(owner, subject, [
    { kind: 'text', text: bilingual(text, '\n') },
    {
      kind: 'facts',
      rows: [
        [bilingual((i18n) => i18n._({ id: 'owner.orderNumber', message: '注文番号' })), orderNumber],
        [bilingual((i18n) => i18n._({ id: 'owner.orderedAt', message: '注文日時' })), formatDateTime(orderedAt)],
        [bilingual((i18n) => i18n._({ id: 'owner.goods', message: '商品' })), goodsOf(order)],
        [bilingual((i18n) => i18n._({ id: 'owner.total', message: '合計' })), formatPublicYen('ja', totalIncl)],
        [
          bilingual((i18n) => i18n._({ id: 'owner.payment', message: '支払方法' })),
          bilingual((i18n) => paymentMethodsIn(i18n)[paymentMethod]),
        ],
        [
          bilingual((i18n) => i18n._({ id: 'owner.language', message: '言語' })),
          bilingual((i18n) => (locale === 'ja' ? i18n._('日本語') : i18n._('英語'))),
        ],
      ],
    },
  ])
}

/** Warns an owner that the bank accounts for customers have changed; the mail does not contain the accounts. */
export const accountsChangedMail = (owner: Recipient, { by, at }: { readonly by: string; readonly at: Date }): Mail => {
  const text = (i18n: I18n) =>
    i18n._('お客様にお知らせする振込口座が変更されました。心当たりのない場合は、すぐに管理画面の「銀行振込設定」を確認してください。')
  return toOwner(
    owner,
    bilingual((i18n) => i18n._('振込口座が変更されました')),
    [
      { kind: 'text', text: bilingual(text, '\n') },
      {
        kind: 'facts',
        rows: [
          [bilingual((i18n) => i18n._('変更した人')), by],
          [bilingual((i18n) => i18n._('変更日時')), formatDateTime(at)],
        ],
      },
    ],
  )
}
