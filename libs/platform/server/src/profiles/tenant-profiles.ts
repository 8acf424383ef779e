import { defineEndpoint, type DescribeOperations, type Endpoint } from '@captain/auth-server'
import type { AnyContentType, Tenant, Values } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import {
  sql,
  operation,
  publicCurrentFacts,
  localeOf,
  readPlain,
  tenantOf,
  typeOf,
  projection,
  cachedResponse,
  deliverRecords,
  placeOf,
  publicNames,
  type Tx,
  type DeliverableRow,
} from '@captain/content-server/kit'
import type { MakeAnswer, PublicReads } from '@captain/content-server'
import type { PlatformServices } from '../services.ts'

/** Location of the tenant profiles: in the content of the platform tenant. */
type ProfileRecords = { readonly keeper: Tenant; readonly type: AnyContentType; readonly by: string }

/** Reads a profile. A tenant in preparation is not listed among the others, but its pages can read it. */
const readProfile = async (tx: Tx, { type, by }: ProfileRecords, slug: string, locale: Locale): Promise<Values> => {
  const [row] = await tx.hotRows<DeliverableRow>(sql`
    select e.id, e.updated_at as published_at, e.first_published_at, ${projection(type, sql`e.data`, publicNames(type, 'detail'))} as data
    from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.deleted_at is null and e.data->>${by}::text = ${slug} limit 1`)
  // The working copy, and any record that takes its place.
  tx.notes?.type(type.name)
  if (row !== undefined) tx.notes?.draft(row.id)
  const [record] = row === undefined ? [] : await deliverRecords(tx, [row], { type, locale, view: 'detail' })
  if (record === undefined) throw notFound()
  return record
}

/** Describes one operation per tenant; that of the platform tenant is described with its content type. */
const describing =
  ({ tenants, messagesOf }: PlatformServices, { keeper, type }: ProfileRecords): DescribeOperations =>
  async (given) => {
    const words = (await messagesOf(keeper.slug, given.locale))[type.name]
    const facts = publicCurrentFacts({ describing: given, tenant: keeper, type, words })
    return tenants
      .filter((tenant) => tenant !== keeper)
      .map(({ slug }) =>
        operation(
          given,
          { method: 'GET', path: `/api/v1/public/${slug}/${type.name}/current`, guard: 'public', tenant: slug, type: null },
          { ...facts, id: `${type.name}.current`, words: { name: words?.name ?? type.name } },
        ),
      )
  }

const profileEndpoint = (services: PlatformServices, records: ProfileRecords): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: `/api/v1/public/:tenant/${records.type.name}/current`,
    guard: 'public',
    describe: describing(services, records),
    handler: async ({ request, params, url }) => {
      const tenant = tenantOf(services, params.tenant)
      const locale = localeOf(readPlain(url.searchParams, ['locale']))
      const make = () => services.store.forPublic(records.keeper).read((tx) => readProfile(tx, records, tenant.slug, locale))
      // Cached with the responses of the platform tenant, so that a change of any profile clears it.
      const key = `${records.type.name}/of/${tenant.slug}?${locale}`
      return cachedResponse(request, await services.cache.body({ tenant: records.keeper.number, key, make }))
    },
  })

/** Finds the reads of profiles, before those of the type that keeps them. */
export const profileReads = ({ tenants: all, platform }: PlatformServices, make: MakeAnswer): PublicReads => {
  if (platform === null) return () => null
  const { tenant: keeper, tenantProfiles: profiles } = platform
  const records = { keeper, type: typeOf(keeper, profiles.type), by: profiles.by }
  const tenants = new Map(all.map((tenant) => [tenant.slug, tenant]))
  return (address) => {
    const place = placeOf(tenants, address)
    if (place === null || place.name !== records.type.name || place.key !== 'current') return null
    const { tenant, url } = place
    return {
      tenant,
      answer: async () => {
        const locale = localeOf(readPlain(url.searchParams, ['locale']))
        return make(keeper, (tx) => readProfile(tx, records, tenant.slug, locale))
      },
    }
  }
}

/** Endpoints for the public profile of each tenant: name, design, business and contact. */
export const tenantProfiles = (services: PlatformServices): readonly Endpoint[] => {
  const { platform } = services
  if (platform === null) return []
  const { tenant: keeper, tenantProfiles: profiles } = platform
  return [profileEndpoint(services, { keeper, type: typeOf(keeper, profiles.type), by: profiles.by })]
}
