import { group, postalCode, select, text, url, type PostalAutofill } from '@captain/content-core'
import { startsWithUrl } from '@captain/validation'
import { PREFECTURES } from './prefectures.ts'

/** Visibility of the address, the actor who sets it, and whether a person lives there. */
type AddressOptions = { readonly public?: true | 'detail'; readonly setBy?: 'sender' | 'server'; readonly personal?: true }

/** Autofill targets. 「住所を入力」 keeps an existing street; an empty one starts with the town. */
const fills: PostalAutofill = { prefecture: 'prefecture', city: 'city.ja', town: 'street.ja' }

const rest = {
  building: text({ maxBytes: 150, localized: true }),
  mapUrl: url({ rules: [startsWithUrl('https://www.google.com/maps/')] }),
}

const optional = {
  postalCode: postalCode({ autofills: fills }),
  prefecture: select({ options: PREFECTURES }),
  city: text({ maxBytes: 150, localized: true }),
  street: text({ maxBytes: 300, localized: true }),
  ...rest,
}

const IN_DETAIL: AddressOptions = { public: 'detail' }

/** Japanese address with optional fields (content model, G.address). Default: public in details; `{}` makes it private. */
export const address = (options: AddressOptions = IN_DETAIL) => group({ ...options, of: optional })
