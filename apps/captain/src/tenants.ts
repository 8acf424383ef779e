import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { DefinedScreens } from '@captain/content-react'
import type { Locale, LoadCatalog } from '@captain/locale'
import { TENANTS, type TenantSlug } from '@captain/tenants'

/** The exports of a tenant's library for the back office. A tenant without content types has only its declaration. */
export type TenantDoor<Slug extends string = string> = {
  readonly tenant: Tenant<Slug>
  readonly loadMessages?: (locale: Locale) => Promise<ErasedMessages>
  /** Messages of its special screens. */
  readonly loadCatalog?: LoadCatalog
  readonly screens?: DefinedScreens<Slug>
}

/** The part of another tenant does not compile. */
const PARTS: { readonly [Slug in TenantSlug]: { readonly captain: () => Promise<TenantDoor<Slug>> } } = TENANTS

/** The back office's part of a tenant, loaded when its first screen is entered. */
export const loadTenantDoor = (slug: TenantSlug): Promise<TenantDoor> => PARTS[slug].captain()
