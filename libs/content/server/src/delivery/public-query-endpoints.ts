import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { parametersInPath, type Tenant } from '@captain/content-core'
import { localeOf, readPlain } from '../list-query/parameters.ts'
import { describePublicQuery } from '../openapi/describe-public-query.ts'
import type { ContentServices } from '../services.ts'
import type { PublicQuery } from '../tenant-server.ts'
import { cachedResponse } from './cached-response.ts'
import { createPublicReader } from './create-public-reader.ts'

const publicQueryEndpoint = (services: ContentServices, tenant: Tenant, reading: PublicQuery): Endpoint => {
  const { path, params: takes, resolve } = reading
  const inPath = parametersInPath(path)
  return defineEndpoint({
    method: 'GET',
    path: `/api/v1/public/${tenant.slug}${path}`,
    guard: 'public',
    describe: describePublicQuery(tenant, reading),
    handler: async ({ request, url, params }) => {
      const plain = readPlain(url.searchParams, ['locale', ...takes])
      const locale = localeOf(plain)
      const places: Readonly<Record<string, string>> = params
      const named = inPath.map((name) => [name, places[name] ?? ''] as const)
      const query = new Map([...plain, ...named])
      const queryString = [...takes, ...inPath].map((name) => `${name}=${encodeURIComponent(query.get(name) ?? '')}`).join('&')
      const make = () => services.store.forPublic(tenant).read((tx) => resolve(query, createPublicReader(tx, locale)))
      const key = `${path}?${locale}&${queryString}`
      const ends = () => services.nextChange(tenant)
      return cachedResponse(request, await services.cache.body({ tenant: tenant.number, key, make, ends }))
    },
  })
}

/** Returns the endpoints of the public queries of all tenants. */
export const publicQueryEndpoints = (services: ContentServices): readonly Endpoint[] =>
  services.tenants.flatMap((tenant) =>
    (services.serverOf(tenant).publicQueries ?? []).map((reading) => publicQueryEndpoint(services, tenant, reading)),
  )
