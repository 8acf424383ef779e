import { contentTypeOf, type NameIn, type Tenant, type TypeIn, type Values, type ValuesOf } from '@captain/content-core'
import type { HookContext, HookContextOf } from '@captain/content-server'
import type { TenantStatusResponse } from '@captain/platform-core'
import { unknownPlatformType } from './errors.ts'

/** Synchronises a tenant's records with accounts that change elsewhere. */
export type AccountSync = {
  /** Returns the ids of the accounts that are members anywhere, or that its records reference. */
  accountIds(context: HookContext): Promise<readonly string[]>
  /** Updates its records for these accounts, some of which may be deleted. */
  sync(ids: readonly string[], context: HookContext): Promise<void>
}

/**
 * The type of the tenant profiles, the field with the tenant's slug, and the list of origins (rows with `origin`) whose pages
 * may send submissions.
 */
export type TenantProfiles = { readonly type: string; readonly by: string; readonly origins: string }

/** Published records that the staff of all tenants read in the back office, whether or not they are public. */
export type StaffArticleSource = {
  readonly type: string
  /** The field with the audience of a record, and its options for staff. */
  readonly audience: { readonly field: string; readonly options: readonly string[] }
  /** The field with the tenants whose members read it, by slug; empty: all approved accounts. */
  readonly tenants: string
  /** The reference that groups them. */
  readonly category: string
  /** Fields that staff see in addition to the public fields of a record. */
  readonly extraFields: readonly string[]
}

/**
 * The types of the entries and groups in back-office menus. An entry has the fields `label`, `tenants` (records of the
 * profiles' type), `category`, `path`, `icon`, `badge`, `minRole`, `isExternal` and `externalUrl`; a group `name` and
 * `isCollapsed`.
 */
export type MenuSource = { readonly itemType: string; readonly groupType: string }

/** The status of a tenant on the platform. */
export type TenantStatus = TenantStatusResponse

/** Input of the status. */
export type TenantStatusReads = {
  readonly now: Date
  /** Returns records of the platform tenant of a type with a value in a field, oldest first; at most 100. */
  records(type: string, by: { readonly field: string; readonly value: string }): Promise<readonly (Values & { readonly id: string })[]>
}

/**
 * The type of the maintenance records and the field with the tenant's slug. A record has the fields `mode` (`off`, `scheduled`,
 * `on`), `startsAt`, `endsAt`, `title`, `message`, `image`, `contactUrl`, `allowedIpv4` and `allowedIpv6` (rows with `ip`),
 * `bypassPin` (a hashed secret) and `allowApi`. Each write must clear the tenant's cached state (`platformEffects`).
 */
export type MaintenanceModeSource = { readonly type: string; readonly by: string }

/** What the platform tenant provides for all tenants. */
export type Platform = {
  /** The platform tenant, which owns these records. */
  readonly tenant: Tenant
  readonly accountSync: AccountSync
  /** The profiles of all tenants, which the public sees. */
  readonly tenantProfiles: TenantProfiles
  /** The menus of all back offices. */
  readonly menus: MenuSource
  /** Types whose seeded records the platform depends on, so they are no samples. */
  readonly platformTypes: readonly string[]
  /** Reads the status of a tenant, for its members. */
  tenantStatus(slug: string, reads: TenantStatusReads): Promise<TenantStatus>
  /** The maintenance of tenants. */
  readonly maintenanceModes: MaintenanceModeSource
  /** The articles for the staff of all tenants. */
  readonly staffArticles: StaffArticleSource
}

type FieldIn<T extends Tenant, Name extends NameIn<T>> = Extract<keyof TypeIn<T, Name>['fields'], string>

/** Content types of a tenant, each with its field names for the parts in `Part`. */
type TypesOf<T extends Tenant, Part extends string> = {
  readonly [Name in NameIn<T>]: { readonly type: Name } & { readonly [One in Part]: FieldIn<T, Name> }
}[NameIn<T>]

type StaffArticleSourceOf<T extends Tenant> = {
  readonly [Name in NameIn<T>]: {
    readonly type: Name
    readonly audience: { readonly field: FieldIn<T, Name>; readonly options: readonly string[] }
    readonly tenants: FieldIn<T, Name>
    readonly category: FieldIn<T, Name>
    readonly extraFields: readonly FieldIn<T, Name>[]
  }
}[NameIn<T>]

/** `AccountSync` with the types of a tenant's declaration. */
export type AccountSyncOf<T extends Tenant> = {
  readonly accountIds: (context: HookContextOf<T>) => Promise<readonly string[]>
  readonly sync: (ids: readonly string[], context: HookContextOf<T>) => Promise<void>
}

/** `TenantStatusReads` with the types of a tenant's declaration. */
export type TenantStatusReadsOf<T extends Tenant> = Pick<TenantStatusReads, 'now'> & {
  readonly records: <N extends NameIn<T>>(
    type: N,
    by: { readonly field: FieldIn<T, N>; readonly value: string },
  ) => Promise<readonly (ValuesOf<TypeIn<T, N>> & { readonly id: string })[]>
}

type PlatformOf<T extends Tenant> = {
  readonly accountSync: AccountSyncOf<T>
  readonly tenantStatus: (slug: string, reads: TenantStatusReadsOf<T>) => Promise<TenantStatus>
  readonly tenantProfiles: TypesOf<T, 'by' | 'origins'>
  readonly menus: { readonly itemType: NameIn<T>; readonly groupType: NameIn<T> }
  readonly platformTypes: readonly NameIn<T>[]
  readonly maintenanceModes: TypesOf<T, 'by'>
  readonly staffArticles: StaffArticleSourceOf<T>
}

/** Declares what a tenant provides for the platform; an undeclared type or field fails at compile time and at the start. */
export function definePlatform<const T extends Tenant>(tenant: T, platform: PlatformOf<T>): Platform
// The platform calls the tenant's code by name: the types of the declaration end here.
export function definePlatform(tenant: Tenant, platform: Omit<Platform, 'tenant'>): Platform {
  const { tenantProfiles, menus, platformTypes, maintenanceModes, staffArticles } = platform
  const names = [tenantProfiles.type, menus.itemType, menus.groupType, ...platformTypes, maintenanceModes.type, staffArticles.type]
  for (const name of names) if (contentTypeOf(tenant, name) === null) throw unknownPlatformType(`${tenant.slug}.${name}`)
  return { tenant, ...platform }
}
