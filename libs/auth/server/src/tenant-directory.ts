import type { Locale } from '@captain/locale'

/** Directory of the tenants for memberships: numbers in storage, slugs everywhere else. */
export type TenantDirectory = {
  readonly slugs: readonly string[]
  readonly has: (slug: string) => boolean
  readonly numberOf: (slug: string) => number | null
  readonly slugOf: (number: number) => string | null
  /** Returns the display name of a tenant, or its slug if it has none. */
  readonly nameOf: (slug: string, locale: Locale) => string
}

/** Tenant as input of the directory. */
export type ListedTenant = { readonly number: number; readonly slug: string; readonly names?: Readonly<Record<Locale, string>> }

export const tenantDirectory = (tenants: readonly ListedTenant[]): TenantDirectory => {
  const bySlug = new Map(tenants.map((tenant) => [tenant.slug, tenant.number]))
  const byNumber = new Map(tenants.map((tenant) => [tenant.number, tenant.slug]))
  const names = new Map(tenants.map((tenant) => [tenant.slug, tenant.names]))
  return {
    slugs: [...bySlug.keys()],
    has: (slug) => bySlug.has(slug),
    numberOf: (slug) => bySlug.get(slug) ?? null,
    slugOf: (number) => byNumber.get(number) ?? null,
    nameOf: (slug, locale) => names.get(slug)?.[locale] ?? slug,
  }
}
