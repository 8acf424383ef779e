import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { localeOf, readPlain } from '../read/parameters.ts'
import { describeReading } from '../openapi/describe-reading.ts'
import type { ContentServices } from '../services.ts'
import type { TenantReading } from '../tenant-server.ts'
import { cachedAnswer } from './cached-answer.ts'
import { publicReads } from './public-reads.ts'

/** Returns the names of the parameters in a path: `/cast/:slug/schedule` has `slug`. */
const placesIn = (path: string): readonly string[] => path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))

const readingEndpoint = (services: ContentServices, tenant: Tenant, reading: TenantReading): Endpoint => {
  const { path, takes, read } = reading
  const inPath = placesIn(path)
  return defineEndpoint({
    method: 'GET',
    path: `/api/v1/public/${tenant.slug}${path}`,
    guard: 'public',
    describe: describeReading(tenant, reading),
    handler: async ({ request, url, params }) => {
      const plain = readPlain(url.searchParams, ['locale', ...takes])
      const locale = localeOf(plain)
      const named = inPath.map((name) => [name, (params as Readonly<Record<string, string>>)[name] ?? ''] as const)
      const query = new Map([...plain, ...named])
      const asked = [...takes, ...inPath].map((name) => `${name}=${encodeURIComponent(query.get(name) ?? '')}`).join('&')
      const make = () => services.store.forPublic(tenant).read((tx) => read(query, publicReads(tx, locale)))
      return cachedAnswer(request, await services.cache.body({ tenant: tenant.number, key: `${path}?${locale}&${asked}`, make }))
    },
  })
}

/** Returns the endpoints of the public queries of all tenants. */
export const tenantReadings = (services: ContentServices): readonly Endpoint[] =>
  services.tenants.flatMap((tenant) =>
    (services.serverOf(tenant).readings ?? []).map((reading) => readingEndpoint(services, tenant, reading)),
  )
