import type { AnyRecord } from '@captain/content-core'
import type { HookContext } from '@captain/content-server'

/** The name under which a domain serves a tenant. */
const hostOf = (subdomain: unknown, name: unknown): string =>
  typeof subdomain === 'string' && subdomain.trim() !== '' ? `${subdomain.trim()}.${String(name)}` : String(name)

/** What a tenant's domain shows of the domain itself. */
export const shownOfDomain = (subdomain: unknown, domain: AnyRecord) => ({
  host: hostOf(subdomain, domain['name']),
  isVerified: domain['verifiedAt'] !== null && domain['verifiedAt'] !== undefined,
  sslExpiresOn: domain['sslExpiresOn'] ?? null,
})

/** The tenant's main address: the primary domain of its production. */
export const keepPrimaryDomain = async (context: HookContext, tenant: string): Promise<void> => {
  const rows = await context.matching('tenant-domain', { tenant, environment: 'production' })
  const primary = rows.find(({ isPrimary }) => isPrimary === true)
  await context.derive('tenant', tenant, { primaryDomain: primary?.['host'] ?? null })
}

/** Brings a domain and the rows that give it to tenants in line with each other. */
export const keepDomainUses = async (context: HookContext, id: string): Promise<void> => {
  const domain = await context.find('domain', id)
  if (domain === null) return
  const rows = await context.matching('tenant-domain', { domain: id })
  for (const row of rows) await context.derive('tenant-domain', row.id, shownOfDomain(row['subdomain'], domain))
  const tenants = [...new Set(rows.map(({ tenant }) => String(tenant)))].toSorted()
  await context.derive('domain', id, { tenants, isAssigned: rows.length > 0 })
  for (const tenant of tenants) await keepPrimaryDomain(context, tenant)
}
