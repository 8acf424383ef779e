import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { AnySpecialScreens } from '@captain/content-react'
import type { LoadCatalog, Locale } from '@captain/locale'

/** What a tenant's library hands the back office; a tenant without content types has only its declaration. */
export type TenantDoor = {
  readonly tenant: Tenant
  readonly loadMessages?: (locale: Locale) => Promise<ErasedMessages>
  /** Messages of its special screens. */
  readonly loadCatalog?: LoadCatalog
  readonly screens?: AnySpecialScreens
}

/** The ten tenants by slug; each is loaded when its first screen is entered. */
export const TENANTS = {
  nyanko: () => import('@captain/t1/captain'),
  club: () => import('@captain/t2/captain'),
  kensetsu: () => import('@captain/t3/captain'),
  games: () => import('@captain/t4/captain'),
  music: () => import('@captain/t5/captain'),
  shop: () => import('@captain/t6/captain'),
  cafe: () => import('@captain/t7/captain'),
  hall: () => import('@captain/t8/captain'),
  arcade: () => import('@captain/t9/captain'),
  studio: () => import('@captain/t10/captain'),
} satisfies Record<string, () => Promise<TenantDoor>>

export type TenantSlug = keyof typeof TENANTS

export const isTenantSlug = (slug: string): slug is TenantSlug => Object.hasOwn(TENANTS, slug)
