import type { DefinedScreens } from '@captain/content-react'
import { isTenantSlug, TENANTS } from '@captain/tenants'
import { expect, expectTypeOf, it } from 'vitest'
import { loadTenantDoor, type TenantDoor } from './tenants.ts'

it.each(Object.keys(TENANTS).filter(isTenantSlug))('loads the declaration and the screens of %s', async (slug) => {
  const { tenant, screens } = await loadTenantDoor(slug)
  expect(tenant.slug).toBe(slug)
  expect(screens?.tenant ?? slug).toBe(slug)
})

it('the screens of another tenant do not compile', () => {
  expectTypeOf<DefinedScreens<'cafe'>>().toExtend<NonNullable<TenantDoor<'cafe'>['screens']>>()
  expectTypeOf<DefinedScreens<'shop'>>().not.toExtend<NonNullable<TenantDoor<'cafe'>['screens']>>()
})
