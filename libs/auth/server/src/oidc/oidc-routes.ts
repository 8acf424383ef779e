import { isReturnPath, isSignedIn, JWT_COOKIE, usesOwnSession, writeCookie, type SignedIn } from '@captain/auth-core'
import type { Logger } from '@captain/database'
import { badRequest, enforceRateLimit, type RateLimits, type RateRule } from '@captain/http-server'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthCallContext, AuthRoute, AuthRoutes } from '../auth-route.ts'
import { AccountIssues, passkeyRequired, providerUnavailable } from '../errors.ts'
import { withCookie, type KnownDevices } from '../known-device.ts'
import type { BeginSession } from '../sessions/begin-session.ts'
import { confirmSession } from '../sessions/confirm-session.ts'
import { signedIn } from '../signed-in.ts'
import { requireOwnSession } from '../step-up/own-session.ts'
import type { SignInMethods } from '../step-up/sign-in-methods.ts'
import { accountOfIdentity, touchIdentity, type IdentifiedAccount } from './identity-rows.ts'
import type { OidcAccounts } from './oidc-accounts.ts'
import { PURPOSES, type EndedAttempt, type OidcAttempts, type Purpose } from './oidc-attempts.ts'
import { CLOCK_TOLERANCE, type OidcClient, type ProviderUser } from './oidc-client.ts'
import { OidcError, type OidcFailure } from './oidc-configuration.ts'

export type OidcRouteOptions = {
  readonly pool: Pool
  readonly limits: RateLimits
  readonly issuer: string
  readonly client: OidcClient
  readonly attempts: OidcAttempts
  readonly accounts: OidcAccounts
  readonly methods: SignInMethods
  readonly beginSession: BeginSession
  readonly devices: KnownDevices
  readonly log: Logger
  /** Whether the site is served over https. */
  readonly secure: boolean
}

/** Path below `/api/auth` that the provider returns to. */
export const CALLBACK = '/oidc/callback'

/** The call that starts a visit. */
export const START = 'POST /oidc/start'

/** Visits that start, and that return, from one address. */
const PER_ADDRESS: RateRule = { window: 600, max: 60 }

const HOME = '/captain'
const PROFILE = '/user/profile'
const LOGIN = '/auth/login'

const start = v.object({ purpose: v.picklist(PURPOSES), returnTo: v.optional(v.pipe(v.string(), v.check(isReturnPath))) })

/** Checks who may start a visit. Throws 401, 403 and 409 problems. */
const checkMayStart = async (purpose: Purpose, call: AuthCallContext, methods: SignInMethods): Promise<string | null> => {
  if (purpose === 'sign-in') return null
  const actor = signedIn(call.actor)
  if (purpose === 'link') await methods.checkMaySetUp(actor, 'identity')
  else {
    requireOwnSession(actor, null)
    if ((await methods.of(actor.account.id)).passkeys > 0) throw passkeyRequired()
  }
  return actor.account.id
}

/** Returns a redirect to a page, in the language in which the visit began. */
const redirectTo = (path: string, locale: Locale, cookies: readonly string[] = []): Response => {
  const response = new Response(null, {
    status: 303,
    headers: { location: localizePath(path, canonicalPrefix(locale)), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
  return cookies.reduce(withCookie, response)
}

const failureOf = (error: unknown): OidcFailure | null => {
  if (error instanceof OidcError) return error.failure
  return error instanceof AccountIssues ? 'failed' : null
}

/** The provider says so when a person leaves its page, or may not use this client. */
const refusalOf = (code: string): OidcError =>
  code === 'access_denied'
    ? new OidcError('cancelled', 'the person left')
    : new OidcError('refused', `the provider refused: ${code.slice(0, 60)}`)

/** Returns whether the provider asked for a sign-in during the attempt: not before it began, nor at a time that has not come. */
const isFresh = ({ authTime }: ProviderUser, { beganAt }: EndedAttempt): boolean => {
  const [began, now] = [beganAt.getTime() / 1000, Date.now() / 1000]
  return authTime !== null && authTime >= began - CLOCK_TOLERANCE && authTime <= now + CLOCK_TOLERANCE
}

const startRoute = ({ limits, client, attempts, methods, log }: OidcRouteOptions): AuthRoute => ({
  takes: ['purpose', 'returnTo'],
  serve: async (call) => {
    await enforceRateLimit(limits, 'oidc-start', call.from.address ?? '', PER_ADDRESS)
    const parsed = v.safeParse(start, call.body)
    if (!parsed.success) throw badRequest()
    const { purpose, returnTo } = parsed.output
    const accountId = await checkMayStart(purpose, call, methods)
    const attempt = { purpose, accountId, returnTo: returnTo ?? (purpose === 'sign-in' ? HOME : PROFILE), locale: call.locale }
    const { secrets, cookie } = await attempts.begin(attempt, call.request.headers.get('cookie'))
    try {
      const url = await client.authorizationUrl(secrets, { fresh: purpose === 'step-up', locale: call.locale })
      return withCookie(Response.json({ url }, { headers: { 'cache-control': 'no-store' } }), cookie)
    } catch (error) {
      if (!(error instanceof OidcError)) throw error
      log.warn({ err: error }, 'a visit to the organisation could not begin')
      throw providerUnavailable()
    }
  },
})

/** Returns the calls of sign-in by the account of an organisation: one starts a visit to the provider, the other is where it returns. */
export const oidcRoutes = (options: OidcRouteOptions): AuthRoutes => {
  const { pool, limits, issuer, client, attempts, accounts, beginSession, devices, log, secure } = options

  const signIn = async ({ request, from, actor }: AuthCallContext, account: IdentifiedAccount, isProven: boolean) => {
    const session = await beginSession(request, from.address, {
      accountId: account.id,
      beganBy: 'oidc',
      isProven,
      remember: isProven ? null : true,
    })
    if (!session.ok) throw new OidcError('banned', 'the account is banned')
    if (isSignedIn(actor)) await pool.query('delete from auth.session where id = $1', [actor.sessionId])
    // The token next to the session belongs to the one before; the page fetches another.
    const clearing = writeCookie(JWT_COOKIE, '', { secure, seconds: 0 })
    return [...session.headers.getSetCookie(), clearing, devices.cookieFor(request.headers.get('cookie'), account.email)]
  }

  const own = (attempt: EndedAttempt, { actor }: AuthCallContext): SignedIn => {
    if (!isSignedIn(actor) || !usesOwnSession(actor) || actor.account.id !== attempt.accountId)
      throw new OidcError('expired', 'another account is signed in now')
    return actor
  }

  const finish = async (call: AuthCallContext, attempt: EndedAttempt, user: ProviderUser): Promise<Response> => {
    const { purpose, returnTo, locale } = attempt
    if (purpose === 'link') {
      const { account, sessionId } = own(attempt, call)
      await accounts.link(user, account, call.from)
      await confirmSession(pool, sessionId)
      return redirectTo(returnTo, locale)
    }
    if (purpose === 'step-up') {
      const actor = own(attempt, call)
      const account = await accountOfIdentity(pool, { issuer, subject: user.subject })
      if (account?.id !== actor.account.id) throw new OidcError('other-account', 'somebody else signed in at the provider')
      if (account.passkeyCount > 0) throw new OidcError('failed', 'the account has a passkey now')
      if (!isFresh(user, attempt)) throw new OidcError('not-fresh', 'the provider did not ask for a sign-in')
      await touchIdentity(pool, { issuer, subject: user.subject }, user.email)
      return redirectTo(returnTo, locale, await signIn(call, account, true))
    }
    const account = await accounts.forSignIn(user, { from: call.from, locale })
    const cookies = await signIn(call, account, false)
    await recordEvent(pool, { action: 'login', by: { id: account.id, name: account.name }, from: call.from, account })
    return redirectTo(returnTo, locale, cookies)
  }

  /** Redirects to the page that shows the reason: the profile for those who are signed in, else the sign-in page. */
  const refuse = async (call: AuthCallContext, failure: OidcFailure, purpose: Purpose, locale: Locale): Promise<Response> => {
    if (purpose === 'sign-in')
      await recordEvent(pool, { action: 'loginFailed', by: { id: null, name: '' }, from: call.from, summary: `oidc/${failure}` })
    const page = purpose === 'sign-in' || !isSignedIn(call.actor) ? LOGIN : PROFILE
    return redirectTo(`${page}?sso=${failure}`, locale)
  }

  const comeBack = async (call: AuthCallContext): Promise<Response> => {
    await enforceRateLimit(limits, 'oidc-return', call.from.address ?? '', PER_ADDRESS)
    const given = call.url.searchParams
    const ended = await attempts.end(given.get('state') ?? '', call.request.headers.get('cookie'))
    if (ended === null) return refuse(call, 'expired', 'sign-in', call.locale)
    const { attempt, secrets } = ended
    try {
      await client.checkIssuer(given.get('iss'))
      const error = given.get('error')
      if (error !== null) throw refusalOf(error)
      return await finish(call, attempt, await client.identify(given.get('code') ?? '', secrets))
    } catch (error) {
      const failure = failureOf(error)
      if (failure === null) throw error
      log.warn({ err: error, failure }, 'a sign-in by the organisation came to nothing')
      return refuse(call, failure, attempt.purpose, attempt.locale)
    }
  }

  return {
    [START]: startRoute(options),
    [`GET ${CALLBACK}`]: { serve: comeBack },
  }
}
