import { cachedValue, sql } from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'

type Row = { readonly origin: string | null }

const originsOf = async (services: PlatformServices, slug: string): Promise<readonly string[]> => {
  const { platform, store, cache } = services
  if (platform === null) return []
  const { tenant: keeper, tenantProfiles } = platform
  const { type, by, origins } = tenantProfiles
  const make = () =>
    store.forPublic(keeper).read((tx) =>
      tx.hotRows<Row>(sql`
        select o.value->>'origin' as origin from content.entry e, jsonb_array_elements(e.data->${origins}::text) as o (value)
        where e.tenant_id = ${tx.tenant.number} and e.type = ${type} and e.deleted_at is null and e.data->>${by}::text = ${slug}`),
    )
  // Cached with the responses of the platform tenant, so that a change of any profile clears it.
  const rows = await cachedValue(cache, { tenant: keeper.number, key: `#origins/${slug}`, make })
  return rows.flatMap(({ origin }) => (origin !== null && URL.canParse(origin) ? [new URL(origin).origin] : []))
}

/** Whether pages of an origin may send submissions to the tenant, according to its profile. */
export const allowsOrigin = async (services: PlatformServices, slug: string, origin: string): Promise<boolean> =>
  services.tenants.some((tenant) => tenant.slug === slug) && (await originsOf(services, slug)).includes(origin)
