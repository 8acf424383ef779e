import { formatPublicYen, type Locale } from '@captain/locale'
import { prefectureNames, type Prefecture } from '@captain/presets'

type Fees = {
  readonly prefecture: Prefecture
  readonly feeParcel: number | null
  readonly feeMail: number | null
  readonly feeLarge: number | null
  readonly chilledSurcharge: number | null
  readonly isDeliverable: boolean
}

type Words = {
  readonly parcel: string
  readonly mail: string
  readonly large: string
  readonly colon: string
  readonly dash: string
  readonly comma: string
  readonly byRegion: string
  readonly chilled: (surcharge: string) => string
  readonly free: (amount: string) => string
  readonly nowhere: (places: string) => string
}

const WORDS: Readonly<Record<Locale, Words>> = {
  ja: {
    parcel: '宅配便',
    mail: 'メール便',
    large: '大型商品',
    colon: '：',
    dash: '〜',
    comma: '、',
    byRegion: 'いずれも税込です。金額は、お届け先の都道府県によって異なります。',
    chilled: (surcharge) => `冷蔵・冷凍の商品は、${surcharge}を加算します。`,
    free: (amount) => `商品の合計が${amount}以上の場合、送料は無料です（冷蔵・冷凍の加算分を除きます）。`,
    nowhere: (places) => `${places}には配送できません。`,
  },
  en: {
    parcel: 'Parcels',
    mail: 'Mail',
    large: 'Large goods',
    colon: ': ',
    dash: ' to ',
    comma: ', ',
    byRegion: 'Tax included; the amount depends on the prefecture.',
    chilled: (surcharge) => `Chilled and frozen goods cost ${surcharge} more.`,
    free: (amount) => `Shipping is free when the goods come to ${amount} or more, apart from the surcharge for chilled and frozen goods.`,
    nowhere: (places) => `We do not deliver to ${places}.`,
  },
}

const spanOf = (amounts: readonly (number | null)[], locale: Locale): string | null => {
  const known = amounts.filter((amount): amount is number => amount !== null)
  if (known.length === 0) return null
  const [least, most] = [Math.min(...known), Math.max(...known)].map((amount) => formatPublicYen(locale, amount))
  return least === most ? (least ?? null) : `${least}${WORDS[locale].dash}${most}`
}

/**
 * What the notice says of shipping, made of the fees that the shop takes: amounts from the least to the most, since "may
 * be charged" is not enough (japan.md §3.1). Null while no fee is set.
 */
export const shippingStatement = (rows: readonly Fees[], freeShippingFrom: number | null, locale: Locale): string | null => {
  const words = WORDS[locale]
  const reached = rows.filter(({ isDeliverable }) => isDeliverable)
  const classes = [
    [
      words.parcel,
      spanOf(
        reached.map(({ feeParcel }) => feeParcel),
        locale,
      ),
    ],
    [
      words.mail,
      spanOf(
        reached.map(({ feeMail }) => feeMail),
        locale,
      ),
    ],
    [
      words.large,
      spanOf(
        reached.map(({ feeLarge }) => feeLarge),
        locale,
      ),
    ],
  ] as const
  const fees = classes.flatMap(([name, span]) => (span === null ? [] : [`${name}${words.colon}${span}`]))
  if (fees.length === 0) return null
  const chilled = spanOf(
    reached.map(({ chilledSurcharge }) => chilledSurcharge),
    locale,
  )
  const nowhere = rows.filter(({ isDeliverable }) => !isDeliverable).map(({ prefecture }) => prefectureNames[locale][prefecture])
  return [
    ...fees,
    words.byRegion,
    ...(chilled === null ? [] : [words.chilled(chilled)]),
    ...(freeShippingFrom === null ? [] : [words.free(formatPublicYen(locale, freeShippingFrom))]),
    ...(nowhere.length === 0 ? [] : [words.nowhere(nowhere.join(words.comma))]),
  ].join('\n')
}
