import type { ValuesOf } from '@captain/content-core'
import { formatYen } from '@captain/locale'
import type { delivery } from './content-types/delivery.ts'
import type { paymentBank } from './content-types/payment-bank.ts'
import type { paymentCard } from './content-types/payment-card.ts'
import type { tokusho } from './content-types/tokusho.ts'

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

const different = (path: NoticeDifference['path'], code: string, ja: string, en: string): NoticeDifference => ({
  path,
  rule: 'custom',
  params: { code, ja, en },
})

const METHODS = {
  bank: { ja: '銀行振込', en: 'bank transfer' },
  card: { ja: 'クレジットカード', en: 'card' },
  onSite: { ja: '店頭払い', en: 'payment on site' },
  invoice: { ja: '請求書', en: 'invoice' },
} as const satisfies Record<NonNullable<Statement['paymentMethods']>[number], { readonly ja: string; readonly en: string }>

/** The checkout offers the methods that are enabled, and no other. */
const methodDifferences = ({ paymentMethods }: Statement, { bank, card }: StatedSettings): readonly NoticeDifference[] => {
  const stated = new Set(paymentMethods ?? [])
  return (['bank', 'card'] as const)
    .flatMap((method): readonly NoticeDifference[] => {
      const setting = { bank, card }[method]
      const { ja, en } = METHODS[method]
      if (setting === null || setting.isEnabled === stated.has(method)) return []
      return setting.isEnabled
        ? [
            different(
              'paymentMethods',
              'methodMissing',
              `注文では「${ja}」を選べます。支払方法に加えるか、決済の設定で無効にしてください。`,
              `Customers can pay by ${en}. Add it to the payment methods, or disable it in the payment settings.`,
            ),
          ]
        : [
            different(
              'paymentMethods',
              'methodDisabled',
              `注文では「${ja}」を選べません。支払方法から外すか、決済の設定で有効にしてください。`,
              `Customers cannot pay by ${en}. Remove it from the payment methods, or enable it in the payment settings.`,
            ),
          ]
    })
    .concat(
      (['onSite', 'invoice'] as const)
        .filter((method) => stated.has(method))
        .map((method) =>
          different(
            'paymentMethods',
            'methodNotOffered',
            `注文では「${METHODS[method].ja}」を選べません。支払方法から外してください。`,
            `The checkout does not offer ${METHODS[method].en}. Remove it from the payment methods.`,
          ),
        ),
    )
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
    return [
      different(
        `paymentTiming.${language}`,
        'dueDays',
        `銀行振込の設定では、お支払いの期限は${bank.dueDays}日です。文と設定をそろえてください。`,
        `By the settings, transfers are due within ${bank.dueDays} days. Make the text and the settings agree.`,
      ),
    ]
  })
}

const chargedAmounts = (fees: readonly Fees[], freeShippingFrom: number | null): ReadonlySet<number | null> =>
  new Set([
    ...fees.flatMap(({ feeParcel, feeMail, feeLarge, chilledSurcharge }) => [feeParcel, feeMail, feeLarge, chilledSurcharge]),
    freeShippingFrom,
  ])

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
    const wrong = [...new Set(stated.filter((amount) => !charged.has(amount)))].map((amount) => formatYen(amount))
    if (wrong.length > 0)
      return [
        different(
          `shippingFee.${language}`,
          'notCharged',
          `${wrong.join('、')}は、配送設定にない金額です。「配送設定から作成」で文を作り直してください。`,
          `${wrong.join(', ')}: not in the delivery settings. Generate the text from them again.`,
        ),
      ]
    if (stated.includes(highest)) return []
    return [
      different(
        `shippingFee.${language}`,
        'highestMissing',
        `宅配便の最高額${formatYen(highest)}が書かれていません。「配送設定から作成」で文を作り直してください。`,
        `The highest fee of a parcel, ${formatYen(highest)}, is missing. Generate the text from the delivery settings again.`,
      ),
    ]
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
