import type { ValuesOf } from '@captain/content-core'
import { formatPublicYen } from '@captain/locale'
import type { delivery } from './content-types/delivery.ts'
import type { paymentBank } from './content-types/payment-bank.ts'
import type { paymentCard } from './content-types/payment-card.ts'
import type { tokusho } from './content-types/tokusho.ts'
import { differenceTexts, paymentMethodNames, type BothTexts } from './messages/notice-differences.ts'

type Fees = Pick<ValuesOf<typeof delivery>, 'feeMail' | 'feeLarge' | 'isDeliverable'> & {
  readonly [Name in 'feeParcel' | 'chilledSurcharge']: ValuesOf<typeof delivery>[Name] | null
}

/** Settings of the shop that the notice states. A setting that does not exist yet is null, and is not compared. */
export type StatedSettings = {
  readonly bank: Pick<ValuesOf<typeof paymentBank>, 'isEnabled' | 'dueDays'> | null
  readonly card: Pick<ValuesOf<typeof paymentCard>, 'isEnabled'> | null
  readonly fees: readonly Fees[]
  /** In yen; null if shipping is never free. */
  readonly freeShippingFrom: number | null
}

/** Fields of the notice that state settings. */
export type Statement = Pick<ValuesOf<typeof tokusho>, 'paymentMethods' | 'paymentTiming' | 'shippingFee'>

/** A statement of the notice that contradicts a setting, as an issue of its field. */
export type NoticeDifference = {
  readonly path: 'paymentMethods' | `${'paymentTiming' | 'shippingFee'}.${'ja' | 'en'}`
  readonly rule: 'custom'
  readonly params: { readonly code: string; readonly ja: string; readonly en: string }
}

const different = (path: NoticeDifference['path'], code: keyof typeof differenceTexts, texts: BothTexts): NoticeDifference => ({
  path,
  rule: 'custom',
  params: { code, ...texts },
})

/** The checkout offers the methods that are enabled, and no other. */
const methodDifferences = ({ paymentMethods }: Statement, { bank, card }: StatedSettings): readonly NoticeDifference[] => {
  const stated = new Set(paymentMethods ?? [])
  const wrong = (['bank', 'card'] as const).flatMap((method) => {
    const setting = { bank, card }[method]
    if (setting === null || setting.isEnabled === stated.has(method)) return []
    const code = setting.isEnabled ? 'methodMissing' : 'methodDisabled'
    return [different('paymentMethods', code, differenceTexts[code](paymentMethodNames[method]))]
  })
  const notOffered = (['onSite', 'invoice'] as const).filter((method) => stated.has(method))
  return [
    ...wrong,
    ...notOffered.map((method) =>
      different('paymentMethods', 'methodNotOffered', differenceTexts.methodNotOffered(paymentMethodNames[method])),
    ),
  ]
}

const LANGUAGES = ['ja', 'en'] as const
const TRANSFER = { ja: /振込|振り込み|入金/, en: /transfer|bank/i } as const
const DAYS = { ja: /(\d+)\s*日/g, en: /(\d+)[\s-]*(?:\w+ )?days?/gi } as const
const YEN = /[¥￥]\s*(\d[\d,]*)|(\d[\d,]*)\s*(?:円|yen)/gi

const numbersIn = (text: string, pattern: RegExp): readonly number[] =>
  [...text.normalize('NFKC').matchAll(pattern)].map(([, one, other]) => Number((one ?? other ?? '').replaceAll(',', '')))

/** Compares the days within which a transfer is due with those that the text names for transfers. */
const dueDifferences = ({ paymentTiming }: Statement, { bank }: StatedSettings): readonly NoticeDifference[] => {
  if (bank === null || !bank.isEnabled) return []
  return LANGUAGES.flatMap((language) => {
    const lines = (paymentTiming[language] ?? '').split('\n').filter((line) => TRANSFER[language].test(line))
    const days = numbersIn(lines.join('\n'), DAYS[language])
    if (days.length === 0 || days.includes(bank.dueDays)) return []
    return [different(`paymentTiming.${language}`, 'dueDays', differenceTexts.dueDays(bank.dueDays))]
  })
}

const chargedAmounts = (fees: readonly Fees[], freeShippingFrom: number | null): ReadonlySet<number | null> =>
  new Set([
    ...fees.flatMap(({ feeParcel, feeMail, feeLarge, chilledSurcharge }) => [feeParcel, feeMail, feeLarge, chilledSurcharge]),
    freeShippingFrom,
  ])

const amounts = (all: readonly number[]): BothTexts => ({
  ja: all.map((amount) => formatPublicYen('ja', amount)).join('、'),
  en: all.map((amount) => formatPublicYen('en', amount)).join(', '),
})

/** Each amount in the text is charged, and the highest fee of a parcel is in it: "may be charged" is insufficient (japan.md §3.1). */
const feeDifferences = ({ shippingFee }: Statement, { fees, freeShippingFrom }: StatedSettings): readonly NoticeDifference[] => {
  const reached = fees.filter(({ isDeliverable, feeParcel }) => isDeliverable && feeParcel !== null)
  if (reached.length === 0) return []
  const charged = chargedAmounts(reached, freeShippingFrom)
  const highest = Math.max(...reached.map(({ feeParcel }) => feeParcel ?? 0))
  return LANGUAGES.flatMap((language) => {
    const text = shippingFee[language]
    if (text === null || text === '') return []
    const stated = numbersIn(text, YEN)
    const wrong = [...new Set(stated.filter((amount) => !charged.has(amount)))]
    if (wrong.length > 0) return [different(`shippingFee.${language}`, 'notCharged', differenceTexts.notCharged(amounts(wrong)))]
    if (stated.includes(highest)) return []
    return [different(`shippingFee.${language}`, 'highestMissing', differenceTexts.highestMissing(amounts([highest])))]
  })
}

/**
 * Returns what the notice states differently from the settings by which the shop sells: payment methods, the time to pay, and fees of
 * delivery (japan.md §3.1, items 2 and 4). Times of delivery are free text and are not compared.
 */
export const noticeDifferences = (notice: Statement, settings: StatedSettings): readonly NoticeDifference[] => [
  ...methodDifferences(notice, settings),
  ...dueDifferences(notice, settings),
  ...feeDifferences(notice, settings),
]
