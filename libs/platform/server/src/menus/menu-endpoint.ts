import { tenantForRole } from '@captain/content-core'
import { customRoleIn } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { describeFixed, sql, tenantOf, type Tx, readerKey } from '@captain/content-server/kit'
import { menuSchema } from '@captain/platform-core'
import type { PlatformServices } from '../services.ts'
import { readMenu, type MenuAudience, type Badge, type Group, type MenuRecords } from './read-menu.ts'
import { operationTexts } from '../openapi/operation-texts.ts'

type Counted = { readonly type: string; readonly status: string }

const keyOf = ({ type, status }: Counted): string => `${type}/${status}`

const countedBy = ({ type, statuses }: Badge): readonly Counted[] => statuses.map((status) => ({ type, status }))

/** Counts the records of a type in a state, by the key of both. */
const readCounts = async (tx: Tx, counted: readonly Counted[]): Promise<ReadonlyMap<string, number>> => {
  if (counted.length === 0) return new Map()
  const rows = await tx.rows<Counted & { readonly count: number }>(sql`
    select e.type, e.status, count(*)::int as count from content.entry e
    join unnest(${counted.map(({ type }) => type)}::text[], ${counted.map(({ status }) => status)}::text[]) as b (type, status)
      on b.type = e.type and b.status = e.status
    where e.tenant_id = ${tx.tenant.number} and e.deleted_at is null group by e.type, e.status`)
  return new Map(rows.map(({ count, ...one }) => [keyOf(one), count]))
}

const countedIn = (groups: readonly Group[]): readonly Counted[] => {
  const all = groups.flatMap(({ entries }) => entries.flatMap(({ badge }) => (badge === null ? [] : countedBy(badge))))
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}

const menuOf = async ({ store }: PlatformServices, records: MenuRecords, audience: MenuAudience) => {
  const groups = await store.forPublic(records.keeper).read((tx) => readMenu(tx, records, audience))
  const counts = await store.forPublic(audience.tenant).read((tx) => readCounts(tx, countedIn(groups)))
  const countOf = (badge: Badge): number => countedBy(badge).reduce((sum, one) => sum + (counts.get(keyOf(one)) ?? 0), 0)
  return {
    groups: groups.map(({ entries, ...group }) => ({
      ...group,
      entries: entries.map(({ badge, ...entry }) => ({ ...entry, count: badge === null ? null : countOf(badge) })),
    })),
  }
}

const endpointOf = (services: PlatformServices, records: MenuRecords): Endpoint => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants/:tenant/menu',
    guard: { tenant: 'viewer' },
    handler: async ({ actor, params, role, locale }) => {
      const custom = customRoleIn(actor, params.tenant)
      // What a custom role may open, its rights decide.
      const shownTo = custom === null ? role : 'editor'
      const audience = { tenant: tenantForRole(tenantOf(services, params.tenant), custom), role: shownTo, locale } as const
      // Built from the records of two tenants: a change of either invalidates it.
      const key = `#menu/${services.store.versions.of(records.keeper.number)}/${readerKey(actor, role, params.tenant)}?${locale}`
      const { bytes } = await services.cache.body({ tenant: audience.tenant.number, key, make: () => menuOf(services, records, audience) })
      return new Response(new Uint8Array(bytes), {
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
      })
    },
  })
  return { ...endpoint, describe: describeFixed(operationTexts, services, endpoint, { name: 'menu', answer: menuSchema }) }
}

/** Returns the menu of a tenant's back office as arranged on the platform; without groups if nothing is published for it. */
export const menuEndpoint = (services: PlatformServices): readonly Endpoint[] => {
  const { platform } = services
  return platform === null
    ? []
    : [endpointOf(services, { keeper: platform.tenant, menus: platform.menus, tenantProfiles: platform.tenantProfiles })]
}
