import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { localeOf, readPlain } from '../read/parameters.ts'
import { describeReading } from '../openapi/describe-reading.ts'
import type { ContentServices } from '../services.ts'
import type { TenantReading } from '../tenant-server.ts'
import { cachedAnswer } from './cached-answer.ts'
import { publicReads } from './public-reads.ts'

const readingEndpoint = (services: ContentServices, tenant: Tenant, reading: TenantReading): Endpoint => {
  const { path, takes, read } = reading
  return defineEndpoint({
    method: 'GET',
    path: `/api/v1/public/${tenant.slug}${path}`,
    guard: 'public',
    describe: describeReading(tenant, reading),
    handler: async ({ request, url }) => {
      await services.openTenants.refuseClosed(tenant)
      const plain = readPlain(url.searchParams, ['locale', ...takes])
      const locale = localeOf(plain)
      const asked = takes.map((name) => `${name}=${encodeURIComponent(plain.get(name) ?? '')}`).join('&')
      const make = () => services.store.forPublic(tenant).read((tx) => read(plain, publicReads(tx, locale)))
      return cachedAnswer(request, await services.cache.body({ tenant: tenant.number, key: `${path}?${locale}&${asked}`, make }))
    },
  })
}

/** What tenants answer the public besides their records. */
export const tenantReadings = (services: ContentServices): readonly Endpoint[] =>
  services.tenants.flatMap((tenant) =>
    (services.serverOf(tenant).readings ?? []).map((reading) => readingEndpoint(services, tenant, reading)),
  )
