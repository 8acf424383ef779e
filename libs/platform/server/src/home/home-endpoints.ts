import { roleIn } from '@captain/auth-core'
import { defineEndpoint, type Endpoint, signedIn } from '@captain/auth-server'
import { cachedValue, privateJson, describeFixed, type FixedFacts } from '@captain/content-server/kit'
import { homeDaysSchema, homeSchema, tenantFactsSchema } from '@captain/platform-core'
import type { Platform } from '../platform.ts'
import type { PlatformServices } from '../services.ts'
import { sumDays } from './read-days.ts'
import { readHome, readHomeDays } from './read-home.ts'
import { readTenantFacts } from './read-tenant-facts.ts'
import { endTour, shouldShowTour } from './tour.ts'
import { operationTexts, type OperationName } from '../openapi/operation-texts.ts'

const tenantFactsEndpoint = (services: PlatformServices, platform: Platform): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/staff/tenants',
    guard: 'user',
    handler: async ({ actor }) => {
      const { tenant: keeper } = platform
      const slugs = services.tenants.map(({ slug }) => slug)
      const make = () => services.store.forPublic(keeper).read((tx) => readTenantFacts(tx, platform, slugs))
      const all = await cachedValue(services.cache, { tenant: keeper.number, key: '#tenant-facts', make })
      return privateJson({ items: all.filter(({ slug }) => roleIn(actor, slug) !== null) })
    },
  })

/** Endpoints of the home page: pending work, recent events, and facts of each tenant. */
export const homeEndpoints = (services: PlatformServices): readonly Endpoint[] => {
  const withDescription = (endpoint: Endpoint, facts: FixedFacts<OperationName>): Endpoint => ({
    ...endpoint,
    describe: describeFixed(operationTexts, services, endpoint, facts),
  })
  const home = defineEndpoint({
    method: 'GET',
    path: '/api/v1/staff/home',
    guard: 'user',
    handler: async ({ actor, locale }) => {
      const who = signedIn(actor)
      const [isDue, answer] = await Promise.all([shouldShowTour(services.pool, who.account.id), readHome(services, who, locale)])
      return privateJson({ isTourDue: isDue, ...answer })
    },
  })
  const days = defineEndpoint({
    method: 'GET',
    path: '/api/v1/staff/home/days',
    guard: 'user',
    handler: async ({ actor }) => privateJson({ days: sumDays(new Date(), await readHomeDays(services, signedIn(actor))) }),
  })
  const tour = defineEndpoint({
    method: 'POST',
    path: '/api/v1/staff/home/tour-ended',
    guard: 'user',
    handler: async ({ actor }) => {
      await endTour(services.pool, signedIn(actor).account.id)
      return new Response(null, { status: 204 })
    },
  })
  const { platform } = services
  const facts =
    platform === null ? [] : [withDescription(tenantFactsEndpoint(services, platform), { name: 'tenantFacts', answer: tenantFactsSchema })]
  return [
    withDescription(home, { name: 'home', answer: homeSchema }),
    withDescription(days, { name: 'homeDays', answer: homeDaysSchema }),
    withDescription(tour, { name: 'tourEnded' }),
    ...facts,
  ]
}
