import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { parametersInPath, type Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { localeOf, readPlain } from '../list-query/parameters.ts'
import { describePublicQuery } from '../openapi/describe-public-query.ts'
import type { ContentServices } from '../services.ts'
import type { PublicQuery } from '../tenant-server.ts'
import type { CachedBody } from './cache.ts'
import { cachedResponse } from './cached-response.ts'
import { createPublicReader } from './create-public-reader.ts'

type QueryRequest = { readonly query: ReadonlyMap<string, string>; readonly locale: Locale }

/** Returns the response of a public query, from the delivery cache if it has it. */
const answerOf = (
  services: ContentServices,
  tenant: Tenant,
  { path, params, resolve }: PublicQuery,
  { query, locale }: QueryRequest,
): Promise<CachedBody> => {
  const queryString = [...params, ...parametersInPath(path)].map((name) => `${name}=${encodeURIComponent(query.get(name) ?? '')}`).join('&')
  const make = () => services.store.forPublic(tenant).read((tx) => resolve(query, createPublicReader(tx, locale)))
  return services.cache.body({
    tenant: tenant.number,
    key: `${path}?${locale}&${queryString}`,
    make,
    ends: () => services.nextChange(tenant),
  })
}

/** Returns the response of a public query without parameters as the public gets it; throws if the tenant's server part does not resolve it. */
export const readPublicQuery = async (services: ContentServices, tenant: Tenant, path: string, locale: Locale): Promise<unknown> => {
  const reading = services.serverOf(tenant).publicQueries?.find((one) => one.path === path)
  if (reading === undefined) throw new TypeError(`${tenant.slug} does not resolve ${path}`)
  const { bytes } = await answerOf(services, tenant, reading, { query: new Map(), locale })
  return JSON.parse(bytes.toString())
}

const publicQueryEndpoint = (services: ContentServices, tenant: Tenant, reading: PublicQuery): Endpoint => {
  const { path, params: takes } = reading
  const inPath = parametersInPath(path)
  return defineEndpoint({
    method: 'GET',
    path: `/api/v1/public/${tenant.slug}${path}`,
    guard: 'public',
    describe: describePublicQuery(tenant, reading),
    handler: async ({ request, url, params }) => {
      const plain = readPlain(url.searchParams, ['locale', ...takes])
      const places: Readonly<Record<string, string>> = params
      const named = inPath.map((name) => [name, places[name] ?? ''] as const)
      const query = new Map([...plain, ...named])
      return cachedResponse(request, await answerOf(services, tenant, reading, { query, locale: localeOf(plain) }))
    },
  })
}

/** Returns the endpoints of the public queries of all tenants. */
export const publicQueryEndpoints = (services: ContentServices): readonly Endpoint[] =>
  services.tenants.flatMap((tenant) =>
    (services.serverOf(tenant).publicQueries ?? []).map((reading) => publicQueryEndpoint(services, tenant, reading)),
  )
