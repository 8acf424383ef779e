import { formatDate, type Locale } from '@captain/locale'
import type { MailPart } from '@captain/mail'
import type { BankSetting, Order, Tokusho } from '../shop-records.ts'
import { mailWords } from './mail-words.ts'
import { rowsOf, saidIn } from './said-in.ts'

type Account = BankSetting['accounts'][number]

const PREFIXES: Readonly<Record<Exclude<NonNullable<Account['holderPrefix']>, 'none'>, string>> = {
  ka: 'カ）',
  yu: 'ユ）',
  go: 'ド）',
  sha: 'シヤ）',
}

const holderOf = ({ holderPrefix, holderKana }: Account): string =>
  `${holderPrefix === null || holderPrefix === 'none' ? '' : PREFIXES[holderPrefix]}${holderKana}`

const accountText = (account: Account, locale: Locale): string => {
  const words = mailWords[locale].payment
  const gap = locale === 'ja' ? '　' : ' '
  const coded = (name: string | null, code: string) => (locale === 'ja' ? `${name ?? ''}（${code}）` : `${name ?? ''} (${code})`)
  return [
    [coded(saidIn(locale, account.bankName), account.bankCode), coded(saidIn(locale, account.branchName), account.branchCode)].join(gap),
    `${words.types[account.accountType]}${gap}${account.accountNumber}`,
    `${words.holder}${gap}${holderOf(account)}`,
    ...(account.yuchoNumber === null ? [] : [`${words.yucho}${gap}${account.yuchoNumber}`]),
    ...(account.swiftCode === null ? [] : [`${words.swift}${gap}${account.swiftCode}`]),
  ].join('\n')
}

/** How and until when it is paid; the accounts, the usual one first, stand here and nowhere in public. */
export const paymentParts = (
  order: Order,
  { bank, tokusho }: { readonly bank: BankSetting | null; readonly tokusho: Tokusho | null },
  locale: Locale,
): readonly MailPart[] => {
  const words = mailWords[locale].payment
  const accounts = order.paymentMethod === 'bank' ? (bank?.accounts ?? []) : []
  const note = order.paymentMethod === 'bank' ? saidIn(locale, bank?.mailNote) : null
  return [
    { kind: 'heading', text: words.heading },
    {
      kind: 'facts',
      rows: rowsOf([
        [words.method, words.methods[order.paymentMethod]],
        [words.due, order.paymentDueOn === null ? null : formatDate(order.paymentDueOn)],
        [words.timing, saidIn(locale, tokusho?.paymentTiming)],
        ...accounts
          .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
          .map((account) => [words.account, accountText(account, locale)] as const),
      ]),
    },
    ...(accounts.length === 0 ? [] : [{ kind: 'text', text: bank?.feeBearer === 'shop' ? words.byShop : words.byCustomer } as const]),
    ...(note === null ? [] : [{ kind: 'text', text: note } as const]),
  ]
}
