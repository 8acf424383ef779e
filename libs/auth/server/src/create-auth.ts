import type { Actor, StrongSignInLevel } from '@captain/auth-core'
import { accessEndpoints } from './access-checks.ts'
import { accountRoutes } from './account/account-routes.ts'
import { accountEndpoints } from './account/account-endpoints.ts'
import { signInRoutes } from './account/sign-in-routes.ts'
import { signUpVerification } from './account/sign-up-verification.ts'
import { identityEndpoints } from './account/identity-endpoints.ts'
import { createAccounts, type Accounts } from './accounts.ts'
import { accountAdminEndpoints } from './admin/account-endpoints.ts'
import { adminRoutes } from './admin/admin-routes.ts'
import { createKeyResolver } from './api-key-resolver.ts'
import { eventEndpoints } from './audit/event-endpoints.ts'
import { createAuthHandler } from './auth-handler.ts'
import { createBearerVerifier } from './bearer.ts'
import { createBetterAuth, type BetterAuthOptions } from './better-auth.ts'
import type { Endpoint } from './endpoint.ts'
import { knownDevices } from './known-device.ts'
import { linkEndpoints } from './links/link-endpoints.ts'
import { createOneTimeLinks, type OneTimeLinks } from './links/one-time-links.ts'
import type { AuthMails } from './mails/auth-mails.ts'
import { createAuthMails } from './mails/auth-mails.ts'
import { createMemberships, type Memberships } from './memberships.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { auditedRateLimits } from './audited-rate-limits.ts'
import type { OidcConfiguration } from './oidc/oidc-configuration.ts'
import { organisationRoutes } from './oidc/organisation-routes.ts'
import { signInMethods } from './step-up/sign-in-methods.ts'
import { secondFactorChallenges } from './second-factor/challenges.ts'
import { secondFactorKeys } from './second-factor/second-factor-keys.ts'
import { secondFactorRows } from './second-factor/second-factor-rows.ts'
import { secondFactorEndpoints } from './second-factor/setup-endpoints.ts'
import { sessionBeginner } from './sessions/begin-session.ts'
import { createActorResolver, type SessionQueries } from './resolve-actor.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { tenantDirectory, type ListedTenant, type TenantDirectory } from './tenant-directory.ts'

export type AuthOptions = Omit<BetterAuthOptions, 'limits' | 'mails' | 'links' | 'proof' | 'hasSecondFactor'> & {
  readonly tenants: readonly ListedTenant[]
  /** Whether the server sends mail. Default: true. */
  readonly sendsMail?: boolean
  /** Where sessions are looked up. Default: `pool`. */
  readonly sessions?: SessionQueries
  /** The organisation whose accounts sign in. Default: none. */
  readonly oidc?: OidcConfiguration | null
  /** Accounts that need more than a password. Default: none. */
  readonly requireStrongSignIn?: StrongSignInLevel | null
  /** Minutes after which an unused session ends. Default: only its end counts. */
  readonly sessionIdleMinutes?: number | null
  /** Calls per minute of one API key. Default: 600. */
  readonly keyCallsPerMinute?: number
}

/** Identity services of the server. */
export type Auth = {
  /** Serves `/api/auth/*`. */
  readonly handler: ReturnType<typeof createAuthHandler>
  /** Methods and paths below `/api/auth` that the handler serves: `POST /sign-out`. */
  readonly calls: readonly string[]
  readonly resolveActor: (request: Request) => Promise<Actor>
  readonly endpoints: readonly Endpoint[]
  readonly accounts: Accounts
  readonly memberships: Memberships
  readonly mails: AuthMails
  readonly links: OneTimeLinks
  readonly tenants: TenantDirectory
}

/** Creates the identity services on a migrated database. */
export const createAuth = async ({
  tenants,
  sendsMail = true,
  keyCallsPerMinute = 600,
  sessions,
  oidc = null,
  requireStrongSignIn = null,
  sessionIdleMinutes = null,
  ...options
}: AuthOptions): Promise<Auth> => {
  const { pool, baseUrl, secret, adminUserIds } = options
  const limits = auditedRateLimits(pool)
  const mails = createAuthMails(pool, baseUrl)
  const links = createOneTimeLinks(pool, mails, baseUrl)
  const secure = baseUrl.startsWith('https:')
  const proof = signUpVerification({ secret, secure })
  const devices = knownDevices({ secret, secure })
  const issuer = oidc?.issuer ?? null
  const methods = signInMethods(pool, issuer)
  const rows = secondFactorRows(pool, secondFactorKeys(secret))
  const challenges = secondFactorChallenges(pool, { secret, secure })
  const auth = createBetterAuth({ ...options, limits, mails, links, proof, hasSecondFactor: rows.isOn })
  const context = await auth.$context
  const cookie = { name: context.authCookies.sessionToken.name, secret }
  const directory = tenantDirectory(tenants)
  const accounts = createAccounts(auth, pool)
  const resolveActor = createActorResolver({
    pool,
    sessions: sessions ?? { query: (_request, statement) => pool.query(statement) },
    cookie,
    adminUserIds,
    tenants: directory,
    verifyBearer: createBearerVerifier({ pool, baseUrl }),
    strongSignIn: { level: requireStrongSignIn, issuer },
    idleMinutes: sessionIdleMinutes,
    resolveKey: createKeyResolver({ pool, tenants: directory, limits, rule: { window: 60, max: keyCallsPerMinute } }),
  })
  const administration = { pool, auth, mails, tenants: directory, adminUserIds, secondFactors: rows }
  const beginSession = sessionBeginner(auth)
  const calls = {
    ...sessionRoutes(pool, secure),
    ...signInRoutes({ pool, limits, devices, challenges, hasSecondFactor: rows.isOn, cookie }),
    ...accountRoutes({ pool, mails, links, proof, limits, tenants: directory, secure }),
    ...passkeyRoutes({ pool, methods, mails, limits, devices, secret }),
    ...adminRoutes(administration),
    ...organisationRoutes(oidc, { ...options, secure, mails, limits, methods, beginSession, devices }),
  }
  return {
    handler: createAuthHandler({ auth, calls, cookie, resolveActor }),
    calls: Object.keys(calls),
    resolveActor,
    endpoints: [
      ...accessEndpoints(directory),
      ...linkEndpoints({ pool, auth, links, limits, devices, challenges }),
      ...secondFactorEndpoints({ pool, methods, rows, limits, mails, challenges, beginSession, devices }),
      ...accountEndpoints({ pool, accounts, mails, tenants: directory, issuer }),
      ...identityEndpoints({ pool, mails, organisation: oidc?.name ?? null }),
      ...accountAdminEndpoints({ ...administration, links, sendsMail }),
      ...eventEndpoints({ pool, tenants: directory }),
    ],
    accounts,
    memberships: createMemberships(pool, directory),
    mails,
    links,
    tenants: directory,
  }
}
