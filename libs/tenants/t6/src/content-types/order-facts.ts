import { PREFECTURES, type Prefecture } from '@captain/presets'

type Values = Readonly<Record<string, unknown>>

const isPrefecture = (value: unknown): value is Prefecture => (PREFECTURES as readonly unknown[]).includes(value)

/** Where the parcel goes, for lists to show and narrow by. */
export const prefectureOf = (values: Values): Prefecture | null => {
  const prefecture = (values['shippingAddress'] as { readonly prefecture?: unknown } | null)?.prefecture
  return isPrefecture(prefecture) ? prefecture : null
}

export const itemCountOf = (values: Values): number =>
  ((values['lines'] ?? []) as readonly { readonly quantity: number }[]).reduce((total, { quantity }) => total + quantity, 0)

/** Whether the customer or the shop has written something that whoever packs should read. */
export const hasNoteOf = (values: Values): boolean =>
  ['customerNote', 'giftMessage', 'internalNote'].some((name) => typeof values[name] === 'string' && values[name] !== '')
