/** The tenants there are, as memberships need them: numbers in storage, slugs everywhere else. */
export type TenantDirectory = {
  readonly has: (slug: string) => boolean
  readonly numberOf: (slug: string) => number | null
  readonly slugOf: (number: number) => string | null
}

export const tenantDirectory = (tenants: readonly { readonly number: number; readonly slug: string }[]): TenantDirectory => {
  const bySlug = new Map(tenants.map((tenant) => [tenant.slug, tenant.number]))
  const byNumber = new Map(tenants.map((tenant) => [tenant.number, tenant.slug]))
  return {
    has: (slug) => bySlug.has(slug),
    numberOf: (slug) => bySlug.get(slug) ?? null,
    slugOf: (number) => byNumber.get(number) ?? null,
  }
}
