import type { AnyRecord, Values } from '@captain/content-core'
import { recordId, type HookContext, type TypeHooks } from '@captain/content-server'
import { keepDomainUses, keepPrimaryDomain, shownOfDomain } from './domain-uses.ts'

type Place = { readonly tenant: string; readonly environment: string }

const placeOf = (values: Values): Place | null => {
  const { tenant, environment } = values
  return recordId(tenant) !== null && typeof environment === 'string' ? { tenant: String(tenant), environment } : null
}

const othersIn = async (context: HookContext, place: Place, own: string | undefined): Promise<readonly AnyRecord[]> => {
  const rows = await context.matching('tenant-domain', { tenant: place.tenant })
  return rows.filter(({ id, environment }) => id !== own && environment === place.environment)
}

/** Each environment has exactly one primary domain: the first, then the one set last. */
const settlePrimary = async (context: HookContext & { readonly before: AnyRecord | null }, values: Values): Promise<boolean> => {
  const place = placeOf(values)
  if (place === null) return values['isPrimary'] === true
  await context.alone(`tenant-domain/${place.tenant}`)
  const others = await othersIn(context, place, context.before?.id)
  const isWanted = values['isPrimary'] === true
  const other = others.find(({ isPrimary }) => isPrimary === true)
  if (isWanted && other !== undefined) await context.derive('tenant-domain', other.id, { isPrimary: false })
  if (isWanted || other !== undefined) return isWanted
  const stays = context.before?.['isPrimary'] === true && context.before['environment'] === place.environment
  if (stays) context.refuse([{ path: 'isPrimary', rule: 'exactlyOneTrue', params: {} }])
  return true
}

/** An environment that loses its primary domain promotes the oldest remaining one. */
const fillPrimary = async (context: HookContext, values: Values | null): Promise<void> => {
  const place = values === null ? null : placeOf(values)
  if (place === null) return
  const rows = await othersIn(context, place, undefined)
  const heir = rows.some(({ isPrimary }) => isPrimary === true) ? undefined : rows.at(-1)
  if (heir !== undefined) await context.derive('tenant-domain', heir.id, { isPrimary: true })
  await keepPrimaryDomain(context, place.tenant)
}

const refuseTaken = async (context: HookContext, host: string, own: string | undefined): Promise<void> => {
  const taken = (await context.matching('tenant-domain', { host })).some((row) => row['host'] === host && row.id !== own)
  if (taken) context.refuse([{ path: 'domain', rule: 'duplicate', params: {} }])
}

/** Ensures that a host belongs to one tenant, and that each environment has one primary domain. */
export const tenantDomainHooks: TypeHooks = {
  save: async (values, context) => {
    const id = recordId(values['domain'])
    const domain = id === null ? null : await context.find('domain', id)
    if (domain === null) return values
    const shown = shownOfDomain(values['subdomain'], domain)
    await refuseTaken(context, shown.host, context.before?.id)
    return { ...values, ...shown, isPrimary: await settlePrimary(context, values) }
  },
  after: async ({ before, after }, context) => {
    await fillPrimary(context, before)
    await fillPrimary(context, after.deletedAt === null ? after : null)
    for (const id of new Set([before?.['domain'], after['domain']])) if (typeof id === 'string') await keepDomainUses(context, id)
  },
}
