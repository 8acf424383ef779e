import { PREFECTURES, type Prefecture } from '@captain/presets'
import { asRecord } from '@captain/validation'
import { rowsIn } from '@captain/content-core'

type Values = Readonly<Record<string, unknown>>

/** Returns the prefecture of the delivery address, for lists to show and filter. */
export const prefectureOf = (values: Values): Prefecture | null => {
  const { prefecture } = asRecord(values['shippingAddress'])
  return PREFECTURES.find((one) => one === prefecture) ?? null
}

export const itemCountOf = (values: Values): number =>
  rowsIn(values['lines']).reduce((total, { quantity }) => total + (typeof quantity === 'number' ? quantity : 0), 0)

/** Whether the order has a note of the customer or the shop for the packing staff. */
export const hasNoteOf = (values: Values): boolean =>
  ['customerNote', 'giftMessage', 'internalNote'].some((name) => typeof values[name] === 'string' && values[name] !== '')
