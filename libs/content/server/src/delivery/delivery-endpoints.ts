import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { AnyContentType, Tenant } from '@captain/content-core'
import { notFound } from '@captain/http'
import { MovedRecord } from '../errors.ts'
import { readParameters, refuseUnknown } from '../read/parameters.ts'
import { tenantOf, typeOf, type ContentServices } from '../services.ts'
import type { CachedBody } from './cache.ts'
import { deliveryLocale } from './delivery-request.ts'
import { isDelivered } from './public-type.ts'
import { readDeliveredList, readDeliveredRecord, type DeliveredRecord } from './read-delivery.ts'
import { readSitemap } from './read-sitemap.ts'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Caches of readers ask again each time, so that a publish shows at once; shared caches may keep an answer for a minute.
  'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'origin, accept-encoding',
} as const

const matches = (request: Request, etag: string): boolean => {
  const header = request.headers.get('if-none-match')
  return header !== null && (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
}

const answer = (request: Request, { bytes, etag }: CachedBody): Response => {
  const headers = { ...HEADERS, etag }
  if (matches(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength), {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  })
}

const deliveredType = (tenant: Tenant, name: string): AnyContentType => {
  const type = typeOf(tenant, name)
  if (!isDelivered(type)) throw notFound()
  return type
}

const recordOf = (found: DeliveredRecord | null) => {
  if (found === null) throw notFound()
  if ('movedTo' in found) throw new MovedRecord(found.movedTo)
  return found.record
}

const refuseFilters = (query: URLSearchParams): void => {
  const { plain, filters } = readParameters(query)
  refuseUnknown(new Map([...plain, ...[...filters.keys()].map((name) => [`filter[${name}]`, ''] as const)]), ['locale'])
}

const list = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/public/:tenant/:type',
    guard: 'public',
    handler: async ({ request, params, url }) => {
      const tenant = tenantOf(services, params.tenant)
      const type = deliveredType(tenant, params.type)
      const locale = deliveryLocale(url.searchParams)
      const make = () => services.store.forPublic(tenant).read((tx) => readDeliveredList(tx, type, url.searchParams, locale))
      return answer(request, await services.cache.body({ tenant: tenant.number, key: `${type.name}${url.search}`, make }))
    },
  })

const record = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/public/:tenant/:type/:key',
    guard: 'public',
    handler: async ({ request, params, url }) => {
      const tenant = tenantOf(services, params.tenant)
      const type = deliveredType(tenant, params.type)
      const locale = deliveryLocale(url.searchParams)
      refuseFilters(url.searchParams)
      const make = async () =>
        recordOf(await services.store.forPublic(tenant).read((tx) => readDeliveredRecord(tx, type, params.key, locale)))
      try {
        return answer(
          request,
          await services.cache.body({ tenant: tenant.number, key: `${type.name}/${encodeURIComponent(params.key)}?${locale}`, make }),
        )
      } catch (error) {
        if (!(error instanceof MovedRecord)) throw error
        const location = `/api/v1/public/${tenant.slug}/${type.name}/${encodeURIComponent(error.slug)}${url.search}`
        return new Response(null, {
          status: 301,
          headers: { location, 'cache-control': 'public, max-age=0, must-revalidate', 'access-control-allow-origin': '*' },
        })
      }
    },
  })

/** No record can have this address: `sitemap` is a reserved slug. */
const sitemap = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/public/:tenant/:type/sitemap',
    guard: 'public',
    handler: async ({ request, params, url }) => {
      const tenant = tenantOf(services, params.tenant)
      const type = deliveredType(tenant, params.type)
      refuseFilters(url.searchParams)
      const make = () => services.store.forPublic(tenant).read((tx) => readSitemap(tx, type))
      return answer(request, await services.cache.body({ tenant: tenant.number, key: `${type.name}/sitemap`, make }))
    },
  })

/** Anonymous reading of what is published, for sites and any other consumer. */
export const deliveryEndpoints = (services: ContentServices): readonly Endpoint[] => [list(services), sitemap(services), record(services)]
