import type { Locale } from '@captain/locale'

/** The tenants there are, as memberships need them: numbers in storage, slugs everywhere else. */
export type TenantDirectory = {
  readonly has: (slug: string) => boolean
  readonly numberOf: (slug: string) => number | null
  readonly slugOf: (number: number) => string | null
  /** What people call it; the slug of one without a name. */
  readonly nameOf: (slug: string, locale: Locale) => string
}

/** A tenant as the directory is made of. */
export type ListedTenant = { readonly number: number; readonly slug: string; readonly names?: Readonly<Record<Locale, string>> }

export const tenantDirectory = (tenants: readonly ListedTenant[]): TenantDirectory => {
  const bySlug = new Map(tenants.map((tenant) => [tenant.slug, tenant.number]))
  const byNumber = new Map(tenants.map((tenant) => [tenant.number, tenant.slug]))
  const names = new Map(tenants.map((tenant) => [tenant.slug, tenant.names]))
  return {
    has: (slug) => bySlug.has(slug),
    numberOf: (slug) => bySlug.get(slug) ?? null,
    slugOf: (number) => byNumber.get(number) ?? null,
    nameOf: (slug, locale) => names.get(slug)?.[locale] ?? slug,
  }
}
