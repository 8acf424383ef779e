import { group, postalCode, select, text, url, type PostalFills } from '@captain/content-core'
import { startsWithUrl } from '@captain/validation'
import { PREFECTURES } from './prefectures.ts'

/** Who sees the address, and who puts it in. */
type AddressOptions = { readonly public?: true | 'detail'; readonly setBy?: 'sender' | 'server' }

/** 「住所を入力」 leaves a street alone that is there already; where there is none, the town begins it. */
const fills: PostalFills = { prefecture: 'prefecture', city: 'city.ja', town: 'street.ja' }

const rest = {
  building: text({ maxBytes: 150, localized: true }),
  mapUrl: url({ rules: [startsWithUrl('https://www.google.com/maps/')] }),
}

const optional = {
  postalCode: postalCode({ fills }),
  prefecture: select({ options: PREFECTURES }),
  city: text({ maxBytes: 150, localized: true }),
  street: text({ maxBytes: 300, localized: true }),
  ...rest,
}

const IN_DETAIL: AddressOptions = { public: 'detail' }

/** An address in Japan, all of it optional (content model, G.address); public in details unless said, `{}` for nobody outside. */
export const address = (options: AddressOptions = IN_DETAIL) => group({ ...options, of: optional })
