import type { Logger } from '@captain/database'
import { notFound, type RateLimits } from '@captain/http-server'
import type { Pool } from 'pg'
import type { AuthRoutes } from '../auth-route.ts'
import { BASE_PATH } from '../better-auth.ts'
import type { KnownDevices } from '../known-device.ts'
import type { AuthMails } from '../mails/auth-mails.ts'
import type { BeginSession } from '../sessions/begin-session.ts'
import type { SignInMethods } from '../step-up/sign-in-methods.ts'
import { oidcAccounts } from './oidc-accounts.ts'
import { oidcAttempts } from './oidc-attempts.ts'
import { oidcClient } from './oidc-client.ts'
import type { OidcConfiguration } from './oidc-configuration.ts'
import { CALLBACK, oidcRoutes, START } from './oidc-routes.ts'

export type OrganisationOptions = {
  readonly pool: Pool
  readonly secret: string
  readonly secure: boolean
  readonly baseUrl: string
  readonly adminUserIds: readonly string[]
  readonly mails: AuthMails
  readonly limits: RateLimits
  readonly methods: SignInMethods
  readonly beginSession: BeginSession
  readonly devices: KnownDevices
  readonly log: Logger
}

/** The same calls without a provider, so that the list of served calls does not depend on the configuration. */
const withoutProvider = (): AuthRoutes => {
  const nothing = () => Promise.reject(notFound())
  return { [START]: { serve: nothing }, [`GET ${CALLBACK}`]: { serve: nothing } }
}

/** Returns the calls of sign-in by the configured organisation; without one they answer 404. */
export const organisationRoutes = (configuration: OidcConfiguration | null, options: OrganisationOptions): AuthRoutes => {
  if (configuration === null) return withoutProvider()
  const { pool, secret, secure, baseUrl, adminUserIds, mails, ...others } = options
  return oidcRoutes({
    ...others,
    pool,
    secure,
    issuer: configuration.issuer,
    client: oidcClient(configuration, `${baseUrl}${BASE_PATH}${CALLBACK}`),
    attempts: oidcAttempts(pool, { secret, secure }),
    accounts: oidcAccounts({ pool, mails, adminUserIds, configuration }),
  })
}
