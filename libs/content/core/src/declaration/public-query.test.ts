import { expect, expectTypeOf, it } from 'vitest'
import { checkTenant } from '../tenant/check-tenant.ts'
import { defineTenant } from '../tenant/define-tenant.ts'
import {
  definePublicQuery,
  publicQueryAddress,
  type PublicPathIn,
  type PublicQueryIn,
  type PublicReadArguments,
  type PublicResponseOf,
} from './public-query.ts'
import { responseOf } from '../values/response-type.ts'

const BASE = { number: 97, slug: 'x', names: { ja: 'x', en: 'x' }, abbreviation: 'X', color: '#000000', contentTypes: [] } as const

const schedule = definePublicQuery({ path: '/cast/:key/schedule', params: ['month'], response: responseOf<readonly number[]>() })
const today = definePublicQuery({ path: '/today', params: [] })
const tenant = defineTenant({ ...BASE, publicQueries: [schedule, today] })

type Own = typeof tenant

it('has the paths, parameters and responses of the declaration in the type of the tenant', () => {
  expectTypeOf<PublicPathIn<Own>>().toEqualTypeOf<'/cast/:key/schedule' | '/today'>()
  expectTypeOf<PublicResponseOf<PublicQueryIn<Own, '/cast/:key/schedule'>>>().toEqualTypeOf<readonly number[]>()
  expectTypeOf<PublicResponseOf<PublicQueryIn<Own, '/today'>>>().toBeUnknown()
  expectTypeOf<[{ key: '1' }]>().toExtend<PublicReadArguments<PublicQueryIn<Own, '/cast/:key/schedule'>>>()
  expectTypeOf<[]>().not.toExtend<PublicReadArguments<PublicQueryIn<Own, '/cast/:key/schedule'>>>()
  expectTypeOf<[]>().toExtend<PublicReadArguments<PublicQueryIn<Own, '/today'>>>()
  const without = defineTenant(BASE)
  expectTypeOf<PublicPathIn<typeof without>>().toBeNever()
})

it('fills in the parameters of the path, encoded, and omits parameters without a value', () => {
  expect(publicQueryAddress('/cast/:key/schedule', { key: 'a/b', month: '2026-12', area: undefined })).toEqual({
    path: '/cast/a%2Fb/schedule',
    query: { month: '2026-12' },
  })
  expect(publicQueryAddress('/today', {})).toEqual({ path: '/today', query: {} })
})

const query = (path: `/${string}`, params: readonly string[] = []) => ({ path, params })

it.each([
  ['x.publicQueries./teas/:id: has the path', [query('/teas/:slug'), query('/teas/:id')]],
  ['x.publicQueries./teas/:slug: declares "slug" twice', [query('/teas/:slug', ['slug'])]],
  ['x.publicQueries./teas: declares "locale" twice', [query('/teas', ['locale'])]],
  ['x.publicQueries./teas/: is not a path', [query('/teas/')]],
])('refuses %s', (message, publicQueries) => expect(() => checkTenant({ ...BASE, publicQueries })).toThrow(message))
