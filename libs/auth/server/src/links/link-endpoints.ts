import { normalizeIP } from '@better-auth/core/utils/ip'
import { email as emailRule } from '@captain/validation'
import { badRequest, forbidden, tooManyRequests, enforceRateLimit, type RateLimits, type RateRule } from '@captain/http-server'
import { propertyOf } from '@captain/http-core'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { circumstancesOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import { CLIENT_ADDRESS_HEADER, BASE_PATH, type BetterAuth } from '../better-auth.ts'
import { defineEndpoint, type Endpoint, type EndpointContext } from '../endpoint.ts'
import { linkExpired } from '../errors.ts'
import { withCookie, type KnownDevices } from '../known-device.ts'
import { findRecipient } from './find-recipient.ts'
import { LINK_OVER, ONE_TIME_LINK } from './one-time-link-plugin.ts'
import type { OneTimeLinks } from './one-time-links.ts'
import type { Challenges } from '../second-factor/challenges.ts'

export type LinkEndpointOptions = {
  readonly pool: Pool
  readonly auth: BetterAuth
  readonly links: OneTimeLinks
  readonly limits: RateLimits
  readonly devices: KnownDevices
  readonly challenges: Challenges
}

/** Longer than a known address takes, so that the response time reveals nothing. */
const RECOVERY_MS = 400

const PER_ADDRESS: RateRule = { window: 3600, max: 20 }
const PER_ACCOUNT: RateRule = { window: 3600, max: 3 }

const recover = async ({ pool, links }: LinkEndpointOptions, { body, ...call }: EndpointContext & { readonly body: { email: string } }) => {
  const account = await findRecipient(pool, body.email)
  const from = circumstancesOf(call)
  const by = { id: null, name: '' }
  await recordEvent(pool, { action: 'recovery', by, from, ...(account === null ? { summary: body.email.toLowerCase() } : { account }) })
  if (account !== null) await links.send(account, 'recovery', null)
}

const enrolled = v.strictObject({
  name: v.string(),
  email: v.string(),
  kind: v.picklist(['invite', 'recovery']),
  /** Whether a code of the second factor is still needed for the session. */
  secondFactor: v.boolean(),
})

const used = v.object({ accountId: v.string(), ...enrolled.entries })

/** Returns why better-auth rejected a link: expired, too many attempts, or a locked account. */
const refusalOf = async (response: Response): Promise<Error> => {
  if (response.status === 429) return tooManyRequests(Number(response.headers.get('x-retry-after') ?? '60'))
  if (response.status === 403) return forbidden()
  const code = propertyOf(await response.json(), 'code')
  return code === LINK_OVER ? linkExpired() : badRequest()
}

/** Requests the session of a link from better-auth, with the cookies and the address of the caller. */
const redeem = (auth: BetterAuth, { request, clientAddress }: EndpointContext, token: string): Promise<Response> => {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
  headers.set('content-type', 'application/json')
  return auth.handler(
    new Request(new URL(`${BASE_PATH}${ONE_TIME_LINK}`, request.url), { method: 'POST', headers, body: JSON.stringify({ token }) }),
  )
}

/**
 * Returns `POST account/recovery`, which never reveals whether an account exists, and `POST account/enrolment`, which redeems a one-time
 * link.
 */
export const linkEndpoints = (options: LinkEndpointOptions): readonly Endpoint[] => {
  const { pool, auth, limits, devices, challenges } = options
  return [
    defineEndpoint({
      method: 'POST',
      path: '/api/v1/account/recovery',
      guard: 'public',
      maxBodyBytes: 4096,
      schemas: { body: v.strictObject({ email: v.pipe(v.string(), v.maxLength(254), emailRule()) }), output: v.strictObject({}) },
      handler: async (context) => {
        await enforceRateLimit(limits, 'recovery-address', normalizeIP(context.clientAddress, { ipv6Subnet: 64 }), PER_ADDRESS)
        await enforceRateLimit(limits, 'recovery', context.body.email.toLowerCase(), PER_ACCOUNT)
        await withMinimumDuration(RECOVERY_MS, recover(options, context))
        return Response.json({}, { status: 202, headers: { 'cache-control': 'no-store' } })
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: '/api/v1/account/enrolment',
      guard: 'public',
      maxBodyBytes: 4096,
      schemas: {
        body: v.strictObject({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
        output: enrolled,
      },
      handler: async (context) => {
        const response = await redeem(auth, context, context.body.token)
        const from = circumstancesOf(context)
        if (response.status !== 200) {
          if (response.status !== 429) await recordEvent(pool, { action: 'loginFailed', by: { id: null, name: '' }, from })
          throw await refusalOf(response)
        }
        const { accountId, ...account } = v.parse(used, await response.json())
        if (account.secondFactor) {
          const cookie = await challenges.begin({ accountId, beganBy: 'link', remember: true })
          return withCookie(Response.json(account, { headers: { 'cache-control': 'no-store' } }), cookie)
        }
        // The browser continues in the new session; the previous one ends.
        if (context.actor.account !== null) await pool.query('delete from auth.session where id = $1', [context.actor.sessionId])
        const by = { id: accountId, name: account.name }
        await recordEvent(pool, { action: 'login', by, from, account: { id: accountId, ...account } })
        const cookie = devices.cookieFor(context.request.headers.get('cookie'), account.email)
        return withCookie(Response.json(account, { headers: response.headers }), cookie)
      },
    }),
  ]
}
