import { keysOf } from '@captain/validation'
import { PAGES, type PageAddress } from '@captain/auth-core'
import { routesOf, todayPath, type Screen, type Tenant, type AnyContentType } from '@captain/content-core'
import { tenants } from '../../apps/server/src/tenants.ts'

/** A screen of a tenant by its declaration. */
export type TenantPlace = {
  readonly tenant: Tenant
  readonly type: AnyContentType
  readonly screen: Screen
  /** The full path with its parameters: `/captain/tenant/cafe/food/:id/edit`. */
  readonly path: string
  /** Position of the screen: the index of its content type, and of the screen in it. */
  readonly row: number
  readonly column: number
}

/** Returns every screen of every tenant, read from the declarations. */
export const tenantPlaces: readonly TenantPlace[] = tenants
  .flatMap((tenant) => tenant.contentTypes.map((type) => ({ tenant, type })))
  .flatMap(({ tenant, type }, row) => {
    const paths = routesOf({ ...tenant, contentTypes: [type] })
    return type.screens.map((screen, column) => ({ tenant, type, screen, path: paths[column] ?? '', row, column }))
  })

/** Returns the pages that every tenant has, apart from those of its declaration. */
export const sharedPages: readonly PageAddress[] = keysOf(PAGES).filter((page) => /^\/captain\/tenant\/\$tenant\/[a-z-]+$/.test(page))

/** The page of today of every tenant, in both languages. */
export const todayPlaces: readonly Pick<TenantPlace, 'tenant' | 'path'>[] = tenants.map((tenant) => ({
  tenant,
  path: todayPath(tenant.slug),
}))

/** Returns all other pages, read from the table that the router and the server share. */
export const pages: readonly PageAddress[] = keysOf(PAGES).filter((page) => !page.startsWith('/captain/tenant/'))
