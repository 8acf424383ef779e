import { group, postalCode, select, text } from '@captain/content-core'
import { PREFECTURES } from '@captain/presets'

/** Parts of an address in the buyer's language only. */
export const addressParts = {
  postalCode: postalCode({ required: true }),
  prefecture: select({ options: PREFECTURES, required: true }),
  city: text({ maxBytes: 150, required: true }),
  street: text({ maxBytes: 300, required: true }),
  building: text({ maxBytes: 150 }),
}

/** An address at the time of the order. */
export const orderAddress = group({ required: true, setBy: 'sender', personal: true, of: addressParts })
