import type { UncheckedValues } from '@captain/content-core'
import { hooksFor, jobFor } from '@captain/content-server'
import { platformEffects } from '@captain/platform-server'
import { DEFAULT_NOTICE, type maintenanceSite } from '../content-types/maintenance-site.ts'
import { siteNumber } from '../sites.ts'
import { tenant } from '../tenant.ts'
import type { MaintenanceSite, PortalContext, Profile } from './portal-records.ts'

type Period = Pick<MaintenanceSite, 'mode' | 'startsAt' | 'endsAt'>
type Values = UncheckedValues<typeof maintenanceSite>

const OVER = { mode: 'off', startsAt: null, endsAt: null } as const

const isPast = (instant: string | null, now: Date): boolean => instant !== null && Date.parse(instant) <= now.getTime()

/** Returns the status change that is due by time: a maintenance that has begun, or is over; null if none. */
export const dueOf = ({ mode, startsAt, endsAt }: Period, now: Date): Partial<Period> | null => {
  if (mode === 'off') return null
  if (isPast(endsAt, now)) return OVER
  return mode === 'scheduled' && isPast(startsAt, now) ? { mode: 'on' } : null
}

/** Records due status changes. Visitors see the notice by the clock, so they never wait for this job. */
export const maintenanceJob = jobFor(tenant, 'maintenance-site', {
  name: 'maintenance that begins or ends',
  filter: { mode: 'scheduled' },
  dueChanges: dueOf,
})

/** Same for a period that has already begun. */
export const maintenanceEndJob = jobFor(tenant, 'maintenance-site', {
  ...maintenanceJob,
  name: 'maintenance that ends',
  filter: { mode: 'on' },
})

/** Adjusts a period to its mode: none without maintenance; a manual one begins now at the latest. */
export const completed = (values: Values, before: Pick<MaintenanceSite, 'mode'> | null, now: Date): Values => {
  const { mode, startsAt } = values
  if (mode === 'off') return { ...values, ...OVER }
  const isAhead = (startsAt ?? '') === '' || (typeof startsAt === 'string' && Date.parse(startsAt) > now.getTime())
  return mode === 'on' && before?.mode !== 'on' && isAhead ? { ...values, startsAt: now.toISOString() } : values
}

/** Applies a maintenance at once in every process, and shows it on the record of its tenant. */
export const maintenanceHooks = hooksFor(tenant, 'maintenance-site', {
  beforeSave: async (values, { before, now }) => completed(values, before, now),
  afterChange: async ({ after: { site, tenant: profile, mode } }, context) => {
    const number = siteNumber(site)
    if (number !== null) await platformEffects(context).forget(number)
    if (profile !== null) await context.updateDerived('tenant', profile, { maintenance: mode })
  },
})

/** Syncs the maintenance record with its tenant's profile, and creates it if missing. */
export const syncMaintenance = async (context: PortalContext, { id, slug, name, sortOrder }: Profile): Promise<void> => {
  const shown = { tenant: id, name, place: sortOrder }
  const [row] = await context.findMany('maintenance-site', { site: slug })
  if (row === undefined) await context.create('maintenance-site', { site: slug, mode: 'off', ...DEFAULT_NOTICE, ...shown })
  else {
    await context.updateDerived('maintenance-site', row.id, shown)
    await context.updateDerived('tenant', id, { maintenance: row.mode })
  }
}
