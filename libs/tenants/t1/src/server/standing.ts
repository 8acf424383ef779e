import type { Values } from '@captain/content-core'
import type { Standing, StandingReads } from '@captain/platform-server'

const OPEN = { mode: 'off', startsAt: null, endsAt: null } as const

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const domainOf = (rows: readonly Values[]): Standing['domain'] => {
  const row = rows.find(({ environment, isPrimary }) => environment === 'production' && isPrimary === true)
  const host = text(row?.['host'])
  return row === undefined || host === null
    ? null
    : { host, isVerified: row['isVerified'] === true, sslExpiresOn: text(row['sslExpiresOn']) }
}

const maintenanceOf = (row: Values | undefined): Standing['maintenance'] => {
  const mode = row?.['mode']
  if (mode !== 'on' && mode !== 'scheduled') return OPEN
  return { mode, startsAt: text(row?.['startsAt']), endsAt: text(row?.['endsAt']) }
}

/** Returns the status of a tenant by its profile, its domains and its maintenance. */
export const standingOf = async (slug: string, { records }: StandingReads): Promise<Standing> => {
  const [profile] = await records('tenant', { field: 'slug', value: slug })
  if (profile === undefined) return { status: null, domain: null, maintenance: OPEN }
  const [domains, [maintenance]] = await Promise.all([
    records('tenant-domain', { field: 'tenant', value: profile.id }),
    records('maintenance-site', { field: 'site', value: slug }),
  ])
  return { status: profile['operatingStatus'] as Standing['status'], domain: domainOf(domains), maintenance: maintenanceOf(maintenance) }
}
