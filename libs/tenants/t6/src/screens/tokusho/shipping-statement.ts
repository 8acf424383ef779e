import type { ValuesOf } from '@captain/content-core'
import { formatPublicYen, joinWords, type Locale } from '@captain/locale'
import { prefectureNames } from '@captain/presets'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { delivery } from '../../content-types/delivery.ts'

/** The fees of a prefecture, before they are complete too. */
type Fees = Pick<ValuesOf<typeof delivery>, 'prefecture' | 'feeMail' | 'feeLarge' | 'isDeliverable'> & {
  readonly [Name in 'feeParcel' | 'chilledSurcharge']: ValuesOf<typeof delivery>[Name] | null
}

type Language = { readonly i18n: I18n; readonly locale: Locale }

const spanOf = (amounts: readonly (number | null)[], { i18n, locale }: Language): string | null => {
  const known = amounts.filter((amount): amount is number => amount !== null)
  if (known.length === 0) return null
  const [min = '', max = ''] = [Math.min(...known), Math.max(...known)].map((amount) => formatPublicYen(locale, amount))
  return min === max ? min : i18n._(msg`${min}〜${max}`)
}

const feeLines = (reached: readonly Fees[], language: Language): readonly string[] => {
  const { i18n } = language
  const parcel = spanOf(
    reached.map(({ feeParcel }) => feeParcel),
    language,
  )
  const mail = spanOf(
    reached.map(({ feeMail }) => feeMail),
    language,
  )
  const large = spanOf(
    reached.map(({ feeLarge }) => feeLarge),
    language,
  )
  return [
    ...(parcel === null ? [] : [i18n._(msg`宅配便：${{ fee: parcel }}`)]),
    ...(mail === null ? [] : [i18n._(msg`メール便：${{ fee: mail }}`)]),
    ...(large === null ? [] : [i18n._(msg`大型商品：${{ fee: large }}`)]),
  ]
}

const exceptionLines = (rows: readonly Fees[], freeShippingFrom: number | null, language: Language): readonly string[] => {
  const { i18n, locale } = language
  const surcharge = spanOf(
    rows.flatMap(({ isDeliverable, chilledSurcharge }) => (isDeliverable ? [chilledSurcharge] : [])),
    language,
  )
  const amount = freeShippingFrom === null ? null : formatPublicYen(locale, freeShippingFrom)
  const nowhere = rows.filter(({ isDeliverable }) => !isDeliverable).map(({ prefecture }) => prefectureNames[locale][prefecture])
  return [
    ...(surcharge === null ? [] : [i18n._(msg`冷蔵・冷凍の商品は、${surcharge}を加算します。`)]),
    ...(amount === null ? [] : [i18n._(msg`商品の合計が${amount}以上の場合、送料は無料です（冷蔵・冷凍の加算分を除きます）。`)]),
    ...(nowhere.length === 0 ? [] : [i18n._(msg`${{ places: joinWords(locale, nowhere) }}には配送できません。`)]),
  ]
}

/**
 * Generates the notice's statement on shipping from the fees: the lowest to the highest amount, since "may be charged" is insufficient
 * (japan.md §3.1). Null while no fee is set.
 */
export const shippingStatement = (rows: readonly Fees[], freeShippingFrom: number | null, language: Language): string | null => {
  const { i18n } = language
  const fees = feeLines(
    rows.filter(({ isDeliverable }) => isDeliverable),
    language,
  )
  if (fees.length === 0) return null
  return [
    ...fees,
    i18n._(msg`いずれも税込です。金額は、お届け先の都道府県によって異なります。`),
    ...exceptionLines(rows, freeShippingFrom, language),
  ].join('\n')
}
