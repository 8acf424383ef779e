import { formatDate, type Locale, localizedText } from '@captain/locale'
import type { MailPart } from '@captain/mail'
import { paymentMethodsIn } from './payment-methods.ts'
import type { BankSetting, Order, Tokusho } from '../shop-records.ts'
import { HOLDER_PREFIXES } from '../katakana.ts'
import { i18nIn } from '../translator.ts'
import { rowsOf } from './fact-rows.ts'

type Account = BankSetting['accounts'][number]

const holderOf = ({ holderPrefix, holderKana }: Account): string =>
  `${holderPrefix === null || holderPrefix === 'none' ? '' : HOLDER_PREFIXES[holderPrefix]}${holderKana}`

const accountText = (account: Account, locale: Locale): string => {
  const i18n = i18nIn(locale)
  const types = { ordinary: i18n._('普通'), checking: i18n._('当座'), saving: i18n._('貯蓄') }
  const gap = locale === 'ja' ? '　' : ' '
  const coded = (name: string | null, code: string) => (locale === 'ja' ? `${name ?? ''}（${code}）` : `${name ?? ''} (${code})`)
  return [
    [
      coded(localizedText(account.bankName, locale), account.bankCode),
      coded(localizedText(account.branchName, locale), account.branchCode),
    ].join(gap),
    `${types[account.accountType]}${gap}${account.accountNumber}`,
    `${i18n._('口座名義')}${gap}${holderOf(account)}`,
    ...(account.yuchoNumber === null ? [] : [`${i18n._('ゆうちょ銀行 記号番号')}${gap}${account.yuchoNumber}`]),
    ...(account.swiftCode === null ? [] : [`${i18n._('SWIFTコード')}${gap}${account.swiftCode}`]),
  ].join('\n')
}

/** Payment method and due date; the accounts, default first, appear here only and never in public. */
export const paymentParts = (
  order: Order,
  { bank, tokusho }: { readonly bank: BankSetting | null; readonly tokusho: Tokusho | null },
  locale: Locale,
): readonly MailPart[] => {
  const i18n = i18nIn(locale)
  const accounts = order.paymentMethod === 'bank' ? (bank?.accounts ?? []) : []
  const note = order.paymentMethod === 'bank' && bank !== null ? localizedText(bank.mailNote, locale) : null
  return [
    { kind: 'heading', text: i18n._('お支払い') },
    {
      kind: 'facts',
      rows: rowsOf([
        [i18n._('支払方法'), paymentMethodsIn(i18n)[order.paymentMethod]],
        [i18n._('お支払期限'), order.paymentDueOn === null ? null : formatDate(order.paymentDueOn)],
        [i18n._('支払時期'), tokusho && localizedText(tokusho.paymentTiming, locale)],
        ...accounts
          .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
          .map((account) => [i18n._('お振込先'), accountText(account, locale)] as const),
      ]),
    },
    ...(accounts.length === 0
      ? []
      : [
          {
            kind: 'text',
            text:
              bank?.feeBearer === 'shop'
                ? i18n._('振込手数料は、当店が負担します。差し引いてお振り込みください。')
                : i18n._('振込手数料は、お客様のご負担でお願いします。'),
          } as const,
        ]),
    ...(note === null ? [] : [{ kind: 'text', text: note } as const]),
  ]
}
