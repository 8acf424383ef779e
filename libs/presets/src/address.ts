import { group, postalCode, select, text, url } from '@captain/content-core'
import { startsWithUrl } from '@captain/validation'
import { PREFECTURES } from './prefectures.ts'

const rest = {
  building: text({ maxBytes: 150, localized: true }),
  mapUrl: url({ rules: [startsWithUrl('https://www.google.com/maps/')] }),
}

const optional = group({
  public: 'detail',
  of: {
    postalCode: postalCode({}),
    prefecture: select({ options: PREFECTURES }),
    city: text({ maxBytes: 150, localized: true }),
    street: text({ maxBytes: 300, localized: true }),
    ...rest,
  },
})

const required = group({
  public: 'detail',
  of: {
    postalCode: postalCode({ required: true }),
    prefecture: select({ options: PREFECTURES, required: true }),
    city: text({ maxBytes: 150, required: true, localized: true }),
    street: text({ maxBytes: 300, required: true, localized: true }),
    ...rest,
  },
})

/** An address in Japan, all of it optional (content model, G.address). */
export const address = (): typeof optional => optional

/** The same where nothing goes without it: all but building and map. */
export const addressRequired = (): typeof required => required
