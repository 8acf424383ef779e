import { expect, expectTypeOf, it } from 'vitest'
import { defineRegistry } from './define-registry.ts'
import { isTenantSlug, TENANTS, type TenantSlug } from './index.ts'

const entries = Object.entries(TENANTS)

it.each(entries)('lists %s under its slug and number, with a server part of its own', async (slug, { number, declaration, server }) => {
  expect((await declaration()).tenant).toMatchObject({ slug, number })
  expect(await server()).toMatchObject({ server: { tenant: slug } })
})

it('lists tenants in the order of their numbers', async () => {
  const numbers = await Promise.all(entries.map(async ([, { declaration }]) => (await declaration()).tenant.number))
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
})

it('knows a slug from any other text', () => {
  expect(isTenantSlug('cafe')).toBe(true)
  expect(['caffe', 'constructor', ''].some(isTenantSlug)).toBe(false)
})

it('a misspelt key does not compile', () => {
  expectTypeOf<'cafe'>().toExtend<TenantSlug>()
  expectTypeOf<'caffe'>().not.toExtend<TenantSlug>()
  const { number, declaration, captain, server } = TENANTS.cafe
  expect(defineRegistry({ cafe: { number, declaration, captain, server } })).toHaveProperty('cafe')
  // @ts-expect-error the slug of the tenant is `cafe`
  expect(defineRegistry({ caffe: { number, declaration, captain, server } })).toHaveProperty('caffe')
})
