import type { Domain, PortalContext } from './portal-records.ts'

/** Returns the name under which a domain serves a tenant. */
const hostOf = (subdomain: unknown, name: string): string =>
  typeof subdomain === 'string' && subdomain.trim() !== '' ? `${subdomain.trim()}.${name}` : name

/** Returns the fields of a tenant's domain that mirror the domain. */
export const shownOfDomain = (subdomain: unknown, domain: Domain) => ({
  host: hostOf(subdomain, domain.name),
  isVerified: domain.verifiedAt !== null,
  sslExpiresOn: domain.sslExpiresOn,
})

/** Returns the tenant's main address: the primary domain of its production environment. */
export const syncPrimaryDomain = async (context: PortalContext, tenant: string): Promise<void> => {
  const rows = await context.findMany('tenant-domain', { tenant, environment: 'production' })
  const primary = rows.find(({ isPrimary }) => isPrimary)
  await context.updateDerived('tenant', tenant, { primaryDomain: primary?.host ?? null })
}

/** Syncs a domain with the records that assign it to tenants. */
export const syncDomainUses = async (context: PortalContext, id: string): Promise<void> => {
  const domain = await context.findForUpdate('domain', id)
  if (domain === null) return
  const rows = await context.findMany('tenant-domain', { domain: id })
  for (const row of rows) await context.updateDerived('tenant-domain', row.id, shownOfDomain(row.subdomain, domain))
  const tenants = [...new Set(rows.map(({ tenant }) => tenant))].toSorted()
  await context.updateDerived('domain', id, { tenants, isAssigned: rows.length > 0 })
  for (const tenant of tenants) await syncPrimaryDomain(context, tenant)
}
