import type { Actor } from '@captain/auth-core'
import type { Pool } from 'pg'
import { accessEndpoints } from './access-checks.ts'
import { createAccounts, type Accounts } from './accounts.ts'
import { createKeyResolver } from './api-key-resolver.ts'
import { createAuthHandler } from './auth-handler.ts'
import { createBearerVerifier } from './bearer.ts'
import { createBetterAuth, type BetterAuthOptions } from './better-auth.ts'
import type { Endpoint } from './endpoint.ts'
import { createOneTimeLinks, type OneTimeLinks } from './links/one-time-links.ts'
import { createAuthMails, type AuthMails } from './mails/auth-mails.ts'
import { createMemberships, type Memberships } from './memberships.ts'
import { createRateLimits } from './rate-limits.ts'
import { createActorResolver } from './resolve-actor.ts'
import { tenantDirectory, type TenantDirectory } from './tenant-directory.ts'

export type AuthOptions = Omit<BetterAuthOptions, 'pool' | 'limits'> & {
  /** Pool of better-auth, with the search path `auth`. */
  readonly authPool: Pool
  /** The server's pool, for our own queries. */
  readonly pool: Pool
  readonly tenants: readonly { readonly number: number; readonly slug: string }[]
}

/** Everything the server does about identity. */
export type Auth = {
  /** Serves `/api/auth/*`. */
  readonly handler: ReturnType<typeof createAuthHandler>
  readonly resolveActor: (request: Request) => Promise<Actor>
  readonly endpoints: readonly Endpoint[]
  readonly accounts: Accounts
  readonly memberships: Memberships
  readonly mails: AuthMails
  readonly links: OneTimeLinks
  readonly tenants: TenantDirectory
}

/** Sets up identity on a migrated database. */
export const createAuth = async ({ authPool, pool, tenants, ...options }: AuthOptions): Promise<Auth> => {
  const { baseUrl, secret, adminUserIds } = options
  const limits = createRateLimits(pool)
  const auth = createBetterAuth({ ...options, pool: authPool, limits })
  const context = await auth.$context
  const directory = tenantDirectory(tenants)
  const mails = createAuthMails(pool, baseUrl)
  return {
    handler: createAuthHandler(auth),
    resolveActor: createActorResolver({
      pool,
      secret,
      cookieName: context.authCookies.sessionToken.name,
      adminUserIds,
      tenants: directory,
      verifyBearer: createBearerVerifier({ pool, baseUrl }),
      resolveKey: createKeyResolver({ pool, tenants: directory, limits }),
    }),
    endpoints: accessEndpoints(directory),
    accounts: createAccounts(auth, pool),
    memberships: createMemberships(pool, directory),
    mails,
    links: createOneTimeLinks(pool, mails, baseUrl),
    tenants: directory,
  }
}
