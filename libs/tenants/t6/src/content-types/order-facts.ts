import { PREFECTURES, type Prefecture } from '@captain/presets'

type Values = Readonly<Record<string, unknown>>

const isPrefecture = (value: unknown): value is Prefecture => (PREFECTURES as readonly unknown[]).includes(value)

/** Returns the prefecture of the delivery address, for lists to show and filter. */
export const prefectureOf = (values: Values): Prefecture | null => {
  const prefecture = (values['shippingAddress'] as { readonly prefecture?: unknown } | null)?.prefecture
  return isPrefecture(prefecture) ? prefecture : null
}

export const itemCountOf = (values: Values): number =>
  ((values['lines'] ?? []) as readonly { readonly quantity: number }[]).reduce((total, { quantity }) => total + quantity, 0)

/** Whether the order has a note of the customer or the shop for the packing staff. */
export const hasNoteOf = (values: Values): boolean =>
  ['customerNote', 'giftMessage', 'internalNote'].some((name) => typeof values[name] === 'string' && values[name] !== '')
