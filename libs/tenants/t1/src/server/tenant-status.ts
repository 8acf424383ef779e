import type { TenantStatus, TenantStatusReadsOf } from '@captain/platform-server'
import type { MaintenanceSite, Portal, TenantDomain } from './portal-records.ts'

const OPEN = { mode: 'off', startsAt: null, endsAt: null } as const

const domainOf = (
  rows: readonly Pick<TenantDomain, 'environment' | 'isPrimary' | 'host' | 'isVerified' | 'sslExpiresOn'>[],
): TenantStatus['domain'] => {
  const row = rows.find(({ environment, isPrimary }) => environment === 'production' && isPrimary)
  return row === undefined || row.host === null ? null : { host: row.host, isVerified: row.isVerified, sslExpiresOn: row.sslExpiresOn }
}

const maintenanceOf = (row: Pick<MaintenanceSite, 'mode' | 'startsAt' | 'endsAt'> | undefined): TenantStatus['maintenance'] => {
  if (row === undefined || row.mode === 'off') return OPEN
  return { mode: row.mode, startsAt: row.startsAt, endsAt: row.endsAt }
}

/** Returns the status of a tenant by its profile, its domains and its maintenance. */
export const tenantStatusOf = async (slug: string, { records }: TenantStatusReadsOf<Portal>): Promise<TenantStatus> => {
  const [profile] = await records('tenant', { field: 'slug', value: slug })
  if (profile === undefined) return { status: null, domain: null, maintenance: OPEN }
  const [domains, [maintenance]] = await Promise.all([
    records('tenant-domain', { field: 'tenant', value: profile.id }),
    records('maintenance-site', { field: 'site', value: slug }),
  ])
  return { status: profile.operatingStatus, domain: domainOf(domains), maintenance: maintenanceOf(maintenance) }
}
