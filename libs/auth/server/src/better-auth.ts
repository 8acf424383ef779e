import { betterAuth } from 'better-auth'
import { admin, jwt } from 'better-auth/plugins'
import type { Pool } from 'pg'
import { checkAccountChange, checkNewAccount } from './account-fields.ts'
import { betterAuthLog } from './better-auth-log.ts'
import type { Logger } from './logger.ts'
import type { RateLimits } from './rate-limits.ts'
import { signInLimits } from './sign-in-limits.ts'

export type BetterAuthOptions = {
  /** A pool of its own, whose search path is the schema `auth`. */
  readonly pool: Pool
  /** The one origin of the product, without a trailing slash. */
  readonly baseUrl: string
  readonly secret: string
  /** Accounts that pass every check. */
  readonly adminUserIds: readonly string[]
  readonly limits: RateLimits
  readonly log: Logger
}

export const BASE_PATH = '/api/auth'

/** Carries the caller's address to better-auth's rate limits; whatever a client sends in it is dropped before. */
export const CLIENT_ADDRESS_HEADER = 'x-client-ip'

/** better-auth as this product uses it: e-mail and password, administration, and a JWT for access checks. Its tables have to exist. */
export const createBetterAuth = ({ pool, baseUrl, secret, adminUserIds, limits, log }: BetterAuthOptions) =>
  betterAuth({
    appName: 'Captain',
    baseURL: baseUrl,
    basePath: BASE_PATH,
    secret,
    database: pool,
    trustedOrigins: [baseUrl],
    telemetry: { enabled: false },
    logger: { level: 'warn', log: betterAuthLog(log) },
    // Errors that are not answers reach the server, which logs them; better-auth would print them with the row they are about.
    onAPIError: { throw: true },
    // An open sign-up tells who has an account.
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    user: {
      additionalFields: {
        isUser: { type: 'boolean', input: false, required: true, defaultValue: false },
        locale: { type: ['ja', 'en'], required: true, defaultValue: 'ja' },
      },
    },
    databaseHooks: {
      user: {
        create: { before: async (account) => checkNewAccount(account) },
        update: { before: async (change) => checkAccountChange(change) },
      },
    },
    hooks: signInLimits(limits),
    // Read on every request, so that a ban or a revoked session shows at once.
    session: { cookieCache: { enabled: false } },
    plugins: [
      admin({ adminUserIds: [...adminUserIds] }),
      jwt({
        jwt: {
          issuer: baseUrl,
          audience: baseUrl,
          expirationTime: '1d',
          definePayload: ({ user, session }) => ({ role: user['role'], isUser: user['isUser'], sid: session.id }),
        },
      }),
    ],
    rateLimit: {
      enabled: true,
      customStorage: limits,
      window: 60,
      max: 120,
      customRules: {
        '/get-session': false,
        '/sign-in/email': { window: 60, max: 30 },
      },
    },
    advanced: { cookiePrefix: 'captain', ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER], ipv6Subnet: 64 } },
  })

export type BetterAuth = ReturnType<typeof createBetterAuth>
