import { isSignedIn, type SignedIn } from '@captain/auth-core'
import { tooManyRequests, unauthorized, type RateRule } from '@captain/http-server'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { foundRecordsSchema } from '@captain/platform-core'
import {
  privateJson,
  auditAdminAccess,
  describeFixed,
  localeParameter,
  searchParameter,
  localeOf,
  queryOf,
  readPlain,
  runningTenants,
} from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'
import { findTitles } from './find-titles.ts'
import { ownTenants } from './own-tenants.ts'
import { operationTexts } from '../openapi/operation-texts.ts'

/** Limit above normal typing. */
const PER_ACCOUNT: RateRule = { window: 60, max: 120 }

/** Minimum length: shorter queries match too many records. */
const MIN_CHARACTERS = 2

/** Throws 429 for accounts that search more often than users type. */
const enforceRateLimit = async ({ limits }: PlatformServices, { account }: SignedIn): Promise<void> => {
  const { allowed, retryAfter } = await limits.consume(`title-search/${account.id}`, PER_ACCOUNT)
  if (!allowed) throw tooManyRequests(retryAfter ?? PER_ACCOUNT.window)
}

/** Finds records in all tenants of an account by title; searches each tenant within its scope. */
export const titleSearchEndpoint = (services: PlatformServices): Endpoint => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/v1/staff/search',
    guard: 'user',
    handler: async (context) => {
      const { actor, url } = context
      if (!isSignedIn(actor)) throw unauthorized()
      const plain = readPlain(url.searchParams, ['q', 'locale'])
      const locale = localeOf(plain)
      const query = queryOf(plain).trim()
      if ([...query].length < MIN_CHARACTERS) return privateJson({ items: [] })
      await enforceRateLimit(services, actor)
      const found = await Promise.all(
        ownTenants(runningTenants(services), actor).map(async (own) => {
          const { slug } = own.tenant
          await auditAdminAccess(services, { ...context, actor, params: { tenant: slug } }, 'viewer')
          const messages = await services.messagesOf(slug, locale)
          return services.store.forPublic(own.tenant).read((tx) => findTitles(tx, own, query, messages))
        }),
      )
      return privateJson({ items: found.flat() })
    },
  })
  return {
    ...endpoint,
    describe: describeFixed(operationTexts, services, endpoint, {
      name: 'staffSearch',
      parameters: (describing) => [searchParameter(describing), localeParameter(describing, 'locale')],
      answer: foundRecordsSchema,
      problems: ['malformed-parameter', 'unknown-parameter', 'too-many-requests'],
    }),
  }
}
