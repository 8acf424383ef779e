import type { UncheckedValues } from '@captain/content-core'
import { hooksFor, recordId } from '@captain/content-server'
import type { tenantDomain } from '../content-types/tenant-domain.ts'
import { tenant } from '../tenant.ts'
import { syncDomainUses, syncPrimaryDomain, shownOfDomain } from './domain-uses.ts'
import type { PortalContext, TenantDomain } from './portal-records.ts'

type Values = UncheckedValues<typeof tenantDomain>

type Place = { readonly tenant: string; readonly environment: string }

const placeOf = ({ tenant: profile, environment }: Values): Place | null => {
  const id = recordId(profile)
  return id !== null && typeof environment === 'string' ? { tenant: id, environment } : null
}

const othersIn = async (context: PortalContext, place: Place, own: string | undefined): Promise<readonly TenantDomain[]> => {
  const rows = await context.findMany('tenant-domain', { tenant: place.tenant })
  return rows.filter(({ id, environment }) => id !== own && environment === place.environment)
}

/** Each environment has exactly one primary domain: the first, then the one set last. */
const settlePrimary = async (context: PortalContext & { readonly before: TenantDomain | null }, values: Values): Promise<boolean> => {
  const place = placeOf(values)
  if (place === null) return values.isPrimary === true
  await context.advisoryLock(`tenant-domain/${place.tenant}`)
  const others = await othersIn(context, place, context.before?.id)
  const isWanted = values.isPrimary === true
  const other = others.find(({ isPrimary }) => isPrimary)
  if (isWanted && other !== undefined) await context.updateDerived('tenant-domain', other.id, { isPrimary: false })
  if (isWanted || other !== undefined) return isWanted
  const stays = context.before?.isPrimary === true && context.before.environment === place.environment
  if (stays) context.reject([{ path: 'isPrimary', rule: 'exactlyOneTrue', params: {} }])
  return true
}

/** An environment that loses its primary domain promotes the oldest remaining one. */
const fillPrimary = async (context: PortalContext, values: Values | null): Promise<void> => {
  const place = values === null ? null : placeOf(values)
  if (place === null) return
  const rows = await othersIn(context, place, undefined)
  const heir = rows.some(({ isPrimary }) => isPrimary) ? undefined : rows.at(-1)
  if (heir !== undefined) await context.updateDerived('tenant-domain', heir.id, { isPrimary: true })
  await syncPrimaryDomain(context, place.tenant)
}

const refuseTaken = async (context: PortalContext, host: string, own: string | undefined): Promise<void> => {
  const taken = (await context.findMany('tenant-domain', { host })).some((row) => row.host === host && row.id !== own)
  if (taken) context.reject([{ path: 'domain', rule: 'duplicate', params: {} }])
}

/** Ensures that a host belongs to one tenant, and that each environment has one primary domain. */
export const tenantDomainHooks = hooksFor(tenant, 'tenant-domain', {
  beforeSave: async (values, context) => {
    const id = recordId(values.domain)
    const domain = id === null ? null : await context.findForUpdate('domain', id)
    if (domain === null) return values
    const shown = shownOfDomain(values.subdomain, domain)
    await refuseTaken(context, shown.host, context.before?.id)
    return { ...values, ...shown, isPrimary: await settlePrimary(context, values) }
  },
  afterChange: async ({ before, after }, context) => {
    await fillPrimary(context, before)
    await fillPrimary(context, after.deletedAt === null ? after : null)
    for (const id of new Set([before?.domain ?? after.domain, after.domain])) await syncDomainUses(context, id)
  },
})
