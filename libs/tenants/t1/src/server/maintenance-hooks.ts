import type { AnyRecord, Values } from '@captain/content-core'
import type { HookContext, TenantJob, TypeHooks } from '@captain/content-server'
import { platformCalls } from '@captain/platform-server'
import { USUAL_NOTICE } from '../content-types/maintenance-site.ts'
import { siteNumber } from '../sites.ts'

type Period = { readonly mode: unknown; readonly startsAt: unknown; readonly endsAt: unknown }

const OVER = { mode: 'off', startsAt: null, endsAt: null } as const

const isPast = (instant: unknown, now: Date): boolean => typeof instant === 'string' && Date.parse(instant) <= now.getTime()

/** Returns the status change that is due by time: a maintenance that has begun, or is over; null if none. */
export const dueOf = ({ mode, startsAt, endsAt }: Period, now: Date): Partial<Period> | null => {
  if (mode === 'off') return null
  if (isPast(endsAt, now)) return OVER
  return mode === 'scheduled' && isPast(startsAt, now) ? { mode: 'on' } : null
}

/** Records due status changes. Visitors see the notice by the clock, so they never wait for this job. */
export const maintenanceJob: TenantJob = {
  name: 'maintenance that begins or ends',
  type: 'maintenance-site',
  matching: { mode: 'scheduled' },
  due: (record, now) => dueOf(record as unknown as Period, now),
}

/** Same for a period that has already begun. */
export const maintenanceEndJob: TenantJob = { ...maintenanceJob, name: 'maintenance that ends', matching: { mode: 'on' } }

/** Adjusts a period to its mode: none without maintenance; a manual one begins now at the latest. */
export const completed = (values: Values, before: Values | null, now: Date): Values => {
  const { mode, startsAt } = values
  if (mode === 'off') return { ...values, ...OVER }
  const isAhead = (startsAt ?? '') === '' || (typeof startsAt === 'string' && Date.parse(startsAt) > now.getTime())
  return mode === 'on' && before?.['mode'] !== 'on' && isAhead ? { ...values, startsAt: now.toISOString() } : values
}

/** Applies a maintenance at once in every process, and shows it on the record of its tenant. */
export const maintenanceHooks: TypeHooks = {
  save: async (values, { before, now }) => completed(values, before, now),
  after: async ({ after: { site, tenant, mode } }, context) => {
    const number = siteNumber(site)
    if (number !== null) await platformCalls(context).forget(number)
    if (typeof tenant === 'string') await context.derive('tenant', tenant, { maintenance: mode })
  },
}

/** Syncs the maintenance record with its tenant's profile, and creates it if missing. */
export const keepMaintenance = async (context: HookContext, { id, slug, name, sortOrder }: AnyRecord): Promise<void> => {
  const shown = { tenant: id, name, place: sortOrder }
  const [row] = await context.matching('maintenance-site', { site: String(slug) })
  if (row === undefined) await context.create('maintenance-site', { site: slug, mode: 'off', ...USUAL_NOTICE, ...shown })
  else {
    await context.derive('maintenance-site', row.id, shown)
    await context.derive('tenant', id, { maintenance: row['mode'] })
  }
}
