import { isSignedIn, roleIn, type Actor, type SignedIn } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { unauthorized } from '@captain/http-server'
import { privateJson, describeFixed, type FixedFacts } from '@captain/content-server/kit'
import { homeDaysSchema, homeSchema, tenantFactsSchema } from '@captain/platform-core'
import type { Platform } from '../platform.ts'
import type { PlatformServices } from '../services.ts'
import { sumDays } from './read-days.ts'
import { readHome, readHomeDays } from './read-home.ts'
import { readTenantFacts } from './read-tenant-facts.ts'
import { endTour, isTourDue } from './tour.ts'

const signedIn = (actor: Actor): SignedIn => {
  if (!isSignedIn(actor)) throw unauthorized()
  return actor
}

const tenantFactsEndpoint = (services: PlatformServices, platform: Platform): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/staff/tenants',
    guard: 'user',
    handler: async ({ actor }) => {
      const { tenant: keeper } = platform
      const slugs = services.tenants.map(({ slug }) => slug)
      const make = () => services.store.forPublic(keeper).read((tx) => readTenantFacts(tx, platform, slugs))
      const { bytes } = await services.cache.body({ tenant: keeper.number, key: '#tenant-facts', make })
      const all = JSON.parse(bytes.toString()) as Awaited<ReturnType<typeof make>>
      return privateJson({ items: all.filter(({ slug }) => roleIn(actor, slug) !== null) })
    },
  })

/** Endpoints of the home page: pending work, recent events, and facts of each tenant. */
export const homeEndpoints = (services: PlatformServices): readonly Endpoint[] => {
  const told = (endpoint: Endpoint, facts: FixedFacts): Endpoint => ({ ...endpoint, describe: describeFixed(services, endpoint, facts) })
  const home = defineEndpoint({
    method: 'GET',
    path: '/api/v1/staff/home',
    guard: 'user',
    handler: async ({ actor, locale }) => {
      const who = signedIn(actor)
      const [isDue, answer] = await Promise.all([isTourDue(services.pool, who.account.id), readHome(services, who, locale)])
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
  const facts = platform === null ? [] : [told(tenantFactsEndpoint(services, platform), { name: 'tenantFacts', answer: tenantFactsSchema })]
  return [
    told(home, { name: 'home', answer: homeSchema }),
    told(days, { name: 'homeDays', answer: homeDaysSchema }),
    told(tour, { name: 'tourEnded' }),
    ...facts,
  ]
}
