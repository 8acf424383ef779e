import type { AnyRecord } from '@captain/content-core'
import type { HookContext } from '@captain/content-server'

/** Returns the name under which a domain serves a tenant. */
const hostOf = (subdomain: unknown, name: unknown): string =>
  typeof subdomain === 'string' && subdomain.trim() !== '' ? `${subdomain.trim()}.${String(name)}` : String(name)

/** Returns the fields of a tenant's domain that mirror the domain. */
export const shownOfDomain = (subdomain: unknown, domain: AnyRecord) => ({
  host: hostOf(subdomain, domain['name']),
  isVerified: domain['verifiedAt'] !== null && domain['verifiedAt'] !== undefined,
  sslExpiresOn: domain['sslExpiresOn'] ?? null,
})

/** Returns the tenant's main address: the primary domain of its production environment. */
export const keepPrimaryDomain = async (context: HookContext, tenant: string): Promise<void> => {
  const rows = await context.matching('tenant-domain', { tenant, environment: 'production' })
  const primary = rows.find(({ isPrimary }) => isPrimary === true)
  await context.derive('tenant', tenant, { primaryDomain: primary?.['host'] ?? null })
}

/** Syncs a domain with the records that assign it to tenants. */
export const keepDomainUses = async (context: HookContext, id: string): Promise<void> => {
  const domain = await context.find('domain', id)
  if (domain === null) return
  const rows = await context.matching('tenant-domain', { domain: id })
  for (const row of rows) await context.derive('tenant-domain', row.id, shownOfDomain(row['subdomain'], domain))
  const tenants = [...new Set(rows.map(({ tenant }) => String(tenant)))].toSorted()
  await context.derive('domain', id, { tenants, isAssigned: rows.length > 0 })
  for (const tenant of tenants) await keepPrimaryDomain(context, tenant)
}
