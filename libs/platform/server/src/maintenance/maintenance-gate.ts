import { roleIn } from '@captain/auth-core'
import type { Endpoint, EndpointContext } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { tooManyRequests } from '@captain/http-server'
import { isLocale } from '@captain/locale'
import { networkOf, isHashedSecret, publicTenantOf, expandIpAddress } from '@captain/content-server/kit'
import { underMaintenance, type MaintenanceNotice } from '../errors.ts'
import type { PlatformServices } from '../services.ts'
import { hasBypassCookie, bypassCookie } from './bypass-cookie.ts'
import { modeAt, type Maintenance } from './maintenance.ts'
import { currentMaintenanceNotice } from './notice.ts'

/** Limits of PIN guesses from one address, and from all of them. */
const GUESSES = { window: 3600, max: 10 } as const
const ALL_GUESSES = { window: 3600, max: 300 } as const
const MAX_PIN_LENGTH = 64

/** `Retry-After` in seconds for a maintenance without a known end. */
const LATER_SECONDS = 600

/** Header that requests for pages of the site carry: pages stay closed even if the API stays open. */
export const PAGE_HEADER = 'x-captain-page'

/** The result of an admission during maintenance, with the cookie for the browser. */
type Admission = { readonly isOpen: boolean; readonly cookie: string | null }

const OPEN: Admission = { isOpen: true, cookie: null }
const LET_IN: Admission = { isOpen: false, cookie: null }

const isRightPin = async (services: PlatformServices, tenant: Tenant, { id }: Maintenance, context: EndpointContext): Promise<boolean> => {
  const { limits, store, sealer, maintenance: records } = services
  const pin = context.url.searchParams.get('pin') ?? ''
  if (records === null || pin === '' || pin.length > MAX_PIN_LENGTH) return false
  const key = `maintenance-pin/${tenant.number}/${networkOf(context.clientAddress)}`
  for (const { allowed, retryAfter } of [
    await limits.consume(key, GUESSES),
    await limits.consume(`maintenance-pin/${tenant.number}`, ALL_GUESSES),
  ])
    if (!allowed) throw tooManyRequests(retryAfter ?? GUESSES.window)
  const isRight = await store.forPublic(records.keeper).read((tx) => isHashedSecret(tx, sealer, { entry: id, field: 'bypassPin' }, pin))
  if (isRight) await limits.forget(key)
  return isRight
}

/** Throws the 503 of a tenant under maintenance for callers that are not admitted. */
const admit = async (services: PlatformServices, tenant: Tenant, context: EndpointContext): Promise<Admission> => {
  const { openTenants, maintenanceOf, sealer, isSecure } = services
  const { request, url, actor, clientAddress, locale } = context
  await openTenants.refuseClosed(tenant)
  const now = Date.now()
  const maintenance = await maintenanceOf(tenant)
  if (maintenance === null || modeAt(maintenance, now) !== 'on') return OPEN
  if (maintenance.keepsApi && !request.headers.has(PAGE_HEADER)) return OPEN
  // Members are admitted: their back office reads public content, too.
  if (roleIn(actor, tenant.slug) !== null) return LET_IN
  if (maintenance.addresses.has(expandIpAddress(clientAddress) ?? '')) return LET_IN
  const { pinSetAt } = maintenance
  if (pinSetAt !== null) {
    const issued = { slug: tenant.slug, pinSetAt }
    if (hasBypassCookie(sealer, issued, request.headers.get('cookie'), now)) return LET_IN
    if (await isRightPin(services, tenant, maintenance, context))
      return { isOpen: false, cookie: bypassCookie(sealer, issued, { now, isSecure }) }
  }
  const requestedLocale = url.searchParams.get('locale')
  const notice = await currentMaintenanceNotice(services, tenant, isLocale(requestedLocale) ? requestedLocale : locale)
  const words = JSON.parse(notice?.bytes.toString() ?? '{}') as MaintenanceNotice
  const { endsAt } = maintenance
  throw underMaintenance(words, endsAt === null ? LATER_SECONDS : (endsAt - now) / 1000)
}

const withoutPin = (url: URL): URL => {
  if (!url.searchParams.has('pin')) return url
  const plain = new URL(url)
  plain.searchParams.delete('pin')
  return plain
}

/** Makes a response to one visitor uncacheable. */
const uncacheable = (answer: Response, cookie: string | null): Response => {
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'private, no-store')
  if (cookie !== null) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

/** Wraps an operation below `/api/v1/public/{tenant}` so that tenants that are closed or under maintenance refuse the public. */
export const withMaintenanceGate = (services: PlatformServices, endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (context) => {
    const tenant = publicTenantOf(services, context.url)
    const { isOpen, cookie } = await admit(services, tenant, context)
    const answer = (await endpoint.handler({ ...context, url: withoutPin(context.url) })) as Response
    return isOpen ? answer : uncacheable(answer, cookie)
  },
})
