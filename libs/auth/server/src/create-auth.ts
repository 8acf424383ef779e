import type { Actor } from '@captain/auth-core'
import { accessEndpoints } from './access-checks.ts'
import { accountRoutes } from './account/account-routes.ts'
import { accountEndpoints } from './account/account-endpoints.ts'
import { signInRoutes } from './account/sign-in-routes.ts'
import { signUpVerification } from './account/sign-up-verification.ts'
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
import { secondFactorChallenges } from './second-factor/challenges.ts'
import { secondFactorKeys } from './second-factor/second-factor-keys.ts'
import { secondFactorRows } from './second-factor/second-factor-rows.ts'
import { secondFactorEndpoints } from './second-factor/setup-endpoints.ts'
import { codeChecker } from './second-factor/use-code.ts'
import { verifyEndpoints } from './second-factor/verify-endpoints.ts'
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
  ...options
}: AuthOptions): Promise<Auth> => {
  const { pool, baseUrl, secret, adminUserIds } = options
  const limits = auditedRateLimits(pool)
  const mails = createAuthMails(pool, baseUrl)
  const links = createOneTimeLinks(pool, mails, baseUrl)
  const secure = baseUrl.startsWith('https:')
  const proof = signUpVerification({ secret, secure })
  const devices = knownDevices({ secret, secure })
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
    resolveKey: createKeyResolver({ pool, tenants: directory, limits, rule: { window: 60, max: keyCallsPerMinute } }),
  })
  const administration = { pool, auth, mails, tenants: directory, adminUserIds, secondFactors: rows }
  const calls = {
    ...sessionRoutes(pool, secure),
    ...signInRoutes({ pool, limits, devices, challenges, hasSecondFactor: rows.isOn, cookie }),
    ...accountRoutes({ pool, mails, links, proof, limits, tenants: directory, secure }),
    ...passkeyRoutes({ pool, mails, limits, devices, secret }),
    ...adminRoutes(administration),
  }
  return {
    handler: createAuthHandler({ auth, calls, cookie, resolveActor }),
    calls: Object.keys(calls),
    resolveActor,
    endpoints: [
      ...accessEndpoints(directory),
      ...linkEndpoints({ pool, auth, links, limits, devices, challenges }),
      ...secondFactorEndpoints({ pool, rows, limits, mails }),
      ...verifyEndpoints({
        pool,
        useCode: codeChecker({ pool, rows, limits, mails }),
        challenges,
        beginSession: sessionBeginner(auth),
        devices,
      }),
      ...accountEndpoints({ pool, accounts, mails, tenants: directory }),
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
