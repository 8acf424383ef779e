import type { Locale } from '@captain/locale'
import { betterAuth } from 'better-auth'
import { admin, jwt } from 'better-auth/plugins'
import type { Pool } from 'pg'
import { checkAccountChange, checkNewAccount } from './account-fields.ts'
import { KEY_GRACE_DAYS } from './bearer.ts'
import { betterAuthLog } from './better-auth-log.ts'
import type { SignUpVerification } from './account/sign-up-verification.ts'
import { verificationMails } from './account/verification-mails.ts'
import { COOKIE_PREFIX } from './auth-cookies.ts'
import { oneTimeLinkPlugin } from './links/one-time-link-plugin.ts'
import type { OneTimeLinks } from './links/one-time-links.ts'
import type { RateLimits } from '@captain/http-server'
import type { Logger } from '@captain/database'
import type { AuthMails } from './mails/auth-mails.ts'
import { passkeyPlugin } from './passkeys/passkey-plugin.ts'
import { REQUESTS_PER_ADDRESS } from './rate-rules.ts'
import { sessionHooks } from './sessions/session-hooks.ts'
import { sessionPlugin } from './sessions/session-plugin.ts'

export type BetterAuthOptions = {
  /** Separate pool whose search path is the schema `auth`. */
  readonly authPool: Pool
  /** The server's pool, for our queries. */
  readonly pool: Pool
  /** Single origin of the product, without a trailing slash. */
  readonly baseUrl: string
  readonly secret: string
  /** Accounts that pass every check. */
  readonly adminUserIds: readonly string[]
  readonly limits: RateLimits
  readonly mails: AuthMails
  readonly links: OneTimeLinks
  readonly proof: SignUpVerification
  /** Whether an account signs in with a second factor. */
  readonly hasSecondFactor: (accountId: string) => Promise<boolean>
  readonly log: Logger
}

export const BASE_PATH = '/api/auth'

/** Header that passes the caller's address to better-auth's rate limits; a client's value is dropped first. */
export const CLIENT_ADDRESS_HEADER = 'x-client-ip'

/** In characters. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

const DAY = 86_400

const SESSION = {
  // Same lifetime as the token next to it; it is not extended.
  expiresIn: DAY,
  disableSessionRefresh: true,
  // Read on every request, so that a ban or a revoked session takes effect at once.
  cookieCache: { enabled: false },
  additionalFields: {
    provenAt: { type: 'date', required: false, input: false },
    beganBy: { type: 'string', required: false, input: false },
  },
} as const

/** Creates better-auth with passkeys, e-mail and password, administration, and a JWT for access checks. Its tables must exist. */
export const createBetterAuth = ({
  authPool,
  pool,
  baseUrl,
  secret,
  adminUserIds,
  limits,
  mails,
  links,
  proof,
  hasSecondFactor,
  log,
}: BetterAuthOptions) =>
  betterAuth({
    appName: 'Captain',
    baseURL: baseUrl,
    basePath: BASE_PATH,
    secret,
    database: authPool,
    trustedOrigins: [baseUrl],
    telemetry: { enabled: false },
    logger: { level: 'warn', log: betterAuthLog(log) },
    // Unexpected errors reach the server, which logs them; better-auth would print them with the affected row.
    onAPIError: { throw: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      // A sign-up with a known address gets the usual response; the owner is notified by mail.
      autoSignIn: false,
      requireEmailVerification: true,
      onExistingUserSignUp: async ({ user }) => mails.known(user as typeof user & { readonly locale: Locale }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: DAY,
      ...verificationMails({ pool, mails, proof, adminUserIds }),
    },
    user: {
      changeEmail: { enabled: true },
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
      session: sessionHooks(pool, hasSecondFactor),
    },
    session: SESSION,
    plugins: [
      passkeyPlugin({ baseUrl, pool }),
      oneTimeLinkPlugin(links, hasSecondFactor),
      sessionPlugin(),
      admin({ adminUserIds: [...adminUserIds] }),
      jwt({
        // A key signs for 90 days, and its last token is valid for one more day.
        jwks: { rotationInterval: 90 * DAY, gracePeriod: KEY_GRACE_DAYS * DAY },
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
      customRules: REQUESTS_PER_ADDRESS,
    },
    advanced: { cookiePrefix: COOKIE_PREFIX, ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER], ipv6Subnet: 64 } },
  })

export type BetterAuth = ReturnType<typeof createBetterAuth>
