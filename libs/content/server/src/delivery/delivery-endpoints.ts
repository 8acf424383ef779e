import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { isDelivered, type AnyContentType, type Tenant } from '@captain/content-core'
import { isKeyActor, keyAllows, type Actor } from '@captain/auth-core'
import { forbidden, notFound } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import type { Tx } from '../database/transaction.ts'
import { MovedRecord } from '../errors.ts'
import { localeOf, readParameters, readPlain, type Parameters } from '../list-query/parameters.ts'
import { describePublic } from '../openapi/describe-types.ts'
import type { OperationFacts } from '../openapi/operation.ts'
import { publicCurrentFacts, publicListFacts, publicRecordFacts, publicSitemapFacts } from '../openapi/public-facts.ts'
import type { Subject } from '../openapi/type-schemas.ts'
import { tenantOf, typeOf, type ContentServices } from '../services.ts'
import { cachedResponse, PUBLIC_HEADERS } from './cached-response.ts'
import { readCurrentRecord, readDeliveredRecord, type DeliveredRecord } from './read-delivery.ts'
import { readList } from './read-list.ts'
import { readSitemap } from './read-sitemap.ts'

const deliveredType = (tenant: Tenant, name: string): AnyContentType => {
  const type = typeOf(tenant, name)
  if (!isDelivered(type)) throw notFound()
  return type
}

/** Maximum page size for API keys of the tenant. */
const MAX_LIMIT_FOR_KEYS = 500

/** Returns the additional rights of a key. Throws 403 for content types outside the key. */
const grantOf = (actor: Actor, type: AnyContentType): { readonly name: string; readonly maxLimit?: number } => {
  if (!isKeyActor(actor)) return { name: '' }
  if (!keyAllows(actor.key, 'delivery:read', type.name)) throw forbidden()
  return { name: '#key', maxLimit: MAX_LIMIT_FOR_KEYS }
}

const recordOf = (found: DeliveredRecord | null) => {
  if (found === null) throw notFound()
  if ('movedTo' in found) throw new MovedRecord(found.movedTo)
  return found.record
}

/** Context of a read of one content type. */
export type Reading = {
  readonly tenant: Tenant
  readonly type: AnyContentType
  readonly parameters: Parameters
  readonly locale: Locale
  readonly url: URL
  /** The key of the record, as written in the path. */
  readonly key: string
}

/** A read of the delivery API. */
export type Operation = {
  /** Path after the content type. */
  readonly path: '' | `/${string}`
  /** Accepted query parameters: filters, sort and paging, or only the language. */
  readonly takes: 'list' | 'locale'
  /** Distinguishes the response from others of the type. */
  cacheKey(reading: Reading): string
  describe(subject: Subject): OperationFacts
  read(tx: Tx, reading: Reading): Promise<unknown>
}

const moved = ({ tenant, type, url }: Reading, { slug }: MovedRecord): Response => {
  const location = `/api/v1/public/${tenant.slug}/${type.name}/${encodeURIComponent(slug)}${url.search}`
  const { 'access-control-allow-origin': origin } = PUBLIC_HEADERS
  return new Response(null, {
    status: 301,
    headers: { location, 'cache-control': 'public, max-age=0, must-revalidate', 'access-control-allow-origin': origin },
  })
}

type ReadRequest = Pick<Reading, 'tenant' | 'type' | 'url' | 'key'> & { readonly maxLimit?: number | undefined }

/** Parses the parameters of a read. Throws 400. */
export const readingOf = ({ takes }: Pick<Operation, 'takes'>, { maxLimit, ...request }: ReadRequest): Reading => {
  const { searchParams } = request.url
  const parameters = { ...readParameters(searchParams), ...(maxLimit !== undefined && { maxLimit }) }
  if (takes === 'locale') readPlain(searchParams, ['locale'])
  return { ...request, parameters, locale: localeOf(parameters.plain) }
}

const deliveryEndpoint = (services: ContentServices, { path, takes, cacheKey, describe, read }: Operation): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: `/api/v1/public/:tenant/:type${path}`,
    guard: 'public',
    keyScope: 'delivery:read',
    describe: describePublic(services, { method: 'GET', path, wanted: ({ type }) => isDelivered(type), facts: describe }),
    handler: async ({ request, params, url, actor }) => {
      const tenant = tenantOf(services, params.tenant)
      const type = deliveredType(tenant, params.type)
      const grant = grantOf(actor, type)
      const { key = '' }: Readonly<Record<string, string>> = params
      const reading = readingOf({ takes }, { tenant, type, url, key, maxLimit: grant.maxLimit })
      const wanted = { tenant: tenant.number, key: `${type.name}${cacheKey(reading)}${grant.name}` }
      const make = () => services.store.forPublic(tenant).read((tx) => read(tx, reading))
      try {
        return cachedResponse(request, await services.cache.body({ ...wanted, make, ends: () => services.nextChange(tenant) }))
      } catch (error) {
        if (!(error instanceof MovedRecord)) throw error
        return moved(reading, error)
      }
    },
  })

const LIST: Operation = {
  path: '',
  takes: 'list',
  cacheKey: ({ url }) => url.search,
  describe: publicListFacts,
  read: readList,
}

const RECORD: Operation = {
  path: '/:key',
  takes: 'locale',
  cacheKey: ({ key, locale }) => `/${encodeURIComponent(key)}?${locale}`,
  describe: publicRecordFacts,
  read: async (tx, { type, key, locale }) => recordOf(await readDeliveredRecord(tx, type, key, locale)),
}

/** No record can use this address: `sitemap` is a reserved slug. */
const SITEMAP: Operation = {
  path: '/sitemap',
  takes: 'locale',
  cacheKey: () => '/sitemap',
  describe: publicSitemapFacts,
  read: (tx, { type }) => readSitemap(tx, type),
}

/** Without an id, because consumers of a legal document or a setting know none. */
const CURRENT: Operation = {
  path: '/current',
  takes: 'locale',
  cacheKey: ({ locale }) => `/current?${locale}`,
  describe: publicCurrentFacts,
  read: async (tx, { type, locale }) => recordOf(await readCurrentRecord(tx, type, locale)),
}

/** Returns the read at a key after the type's path; null for the list itself. */
export const operationAt = (key: string | null): Operation =>
  key === null ? LIST : ([SITEMAP, CURRENT].find(({ path }) => path === `/${key}`) ?? RECORD)

/** Endpoints for anonymous reads of published content, for sites and other consumers. */
export const deliveryEndpoints = (services: ContentServices): readonly Endpoint[] =>
  [LIST, SITEMAP, CURRENT, RECORD].map((operation) => deliveryEndpoint(services, operation))
