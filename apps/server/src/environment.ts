import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { S3Bucket } from '@captain/content-server'
import { STRONG_SIGN_IN_LEVELS, type StrongSignInLevel } from '@captain/auth-core'
import type { OidcConfiguration } from '@captain/auth-server'
import { isAddress, type SmtpOptions } from '@captain/mail'
import * as v from 'valibot'
import { AI_VARIABLES, aiServiceOf, missingAiSettings, type AiService } from './ai-settings.ts'
import { startError } from './errors.ts'
import { missingOidcSettings, OIDC_VARIABLES, oidcOf } from './oidc-settings.ts'
import { optional } from './optional-variable.ts'
import { defaultWorkers } from './workers/default-workers.ts'

const integer = (from: number, to: number, message: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, message), v.transform(Number), v.minValue(from, message), v.maxValue(to, message))

const isUrl = (text: string, protocols: readonly string[]): boolean => URL.canParse(text) && protocols.includes(new URL(text).protocol)

const isOrigin = (text: string): boolean => isUrl(text, ['http:', 'https:']) && new URL(text).origin === text.replace(/\/$/, '')

const listOf = (text: string): readonly string[] => text.split(',').map((part) => part.trim())

const DATABASE_SHAPE = 'a PostgreSQL address such as postgresql://user:password@host:5432/database'
const ORIGIN_SHAPE = 'the address of this site without a path, such as https://captain.example'
const S3_SHAPE = 'the address of an S3-compatible store without the bucket, such as https://s3.ap-northeast-1.amazonaws.com'
const SMTP_SHAPE = 'a mail server such as smtp://user:password@mail.example:587, or smtps:// for TLS from the start'
const ICONS_SHAPE = 'https addresses without paths, separated by commas, such as https://api.iconify.design'
const CONTACT_SHAPE = 'mail addresses or https addresses of pages, separated by commas, such as security@captain.example'
const NODE_ENVIRONMENTS = ['development', 'production', 'test'] as const
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** The message of each rule describes the expected format, so that a wrong value is never printed. */
const schema = v.object({
  PORT: optional(integer(1, 65535, 'a port number from 1 to 65535')),
  HOST: optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'a host name or IP address to listen on, such as 0.0.0.0'))),
  DATABASE_URL: optional(
    v.pipe(
      v.string(),
      v.check((text) => isUrl(text, ['postgres:', 'postgresql:']), DATABASE_SHAPE),
    ),
  ),
  CAPTAIN_DATA_DIR: optional(v.string()),
  CAPTAIN_BASE_URL: optional(v.pipe(v.string(), v.check(isOrigin, ORIGIN_SHAPE))),
  CAPTAIN_HSTS_SUBDOMAINS: optional(v.picklist(['true', 'false'], 'true or false')),
  CAPTAIN_DEMO_PASSWORD: optional(
    v.pipe(v.string(), v.minLength(12, 'at least 12 characters'), v.maxLength(128, 'at most 128 characters')),
  ),
  CAPTAIN_SECRET: optional(v.pipe(v.string(), v.minLength(32, 'at least 32 random characters'))),
  CAPTAIN_ADMIN_IDS: optional(v.pipe(v.string(), v.regex(/^[\w-]+(\s*,\s*[\w-]+)*$/, 'account ids separated by commas'))),
  CAPTAIN_WORKERS: optional(integer(1, 64, 'how many processes serve requests, from 1 to 64')),
  CAPTAIN_DRAIN_DELAY: optional(integer(0, 60, 'the seconds from a stop until the port closes, from 0 to 60')),
  CAPTAIN_TRUSTED_PROXY_HOPS: optional(integer(0, 10, 'how many of your own proxies stand before the server, from 0 to 10')),
  CAPTAIN_API_KEY_CALLS: optional(integer(1, 1_000_000, 'how often one API key may call within a minute')),
  CAPTAIN_S3_ENDPOINT: optional(
    v.pipe(
      v.string(),
      v.check((text) => isUrl(text, ['http:', 'https:']), S3_SHAPE),
    ),
  ),
  CAPTAIN_S3_BUCKET: optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'))),
  CAPTAIN_S3_REGION: optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'the name of a region, such as ap-northeast-1'))),
  CAPTAIN_S3_ACCESS_KEY_ID: optional(v.pipe(v.string(), v.regex(/^\S+$/, 'an access key id'))),
  CAPTAIN_S3_SECRET_ACCESS_KEY: optional(v.pipe(v.string(), v.regex(/^\S+$/, 'a secret access key'))),
  CAPTAIN_SMTP_URL: optional(
    v.pipe(
      v.string(),
      v.check((text) => isUrl(text, ['smtp:', 'smtps:']) && new URL(text).hostname !== '', SMTP_SHAPE),
    ),
  ),
  CAPTAIN_MAIL_FROM: optional(
    v.pipe(v.string(), v.check(isAddress, 'the bare address that mails come from, such as no-reply@captain.example')),
  ),
  CAPTAIN_AI_ACCOUNT_ID: optional(AI_VARIABLES.CAPTAIN_AI_ACCOUNT_ID),
  CAPTAIN_AI_TOKEN: optional(AI_VARIABLES.CAPTAIN_AI_TOKEN),
  CAPTAIN_AI_BASE_URL: optional(AI_VARIABLES.CAPTAIN_AI_BASE_URL),
  CAPTAIN_AI_IMAGE_MODEL: optional(AI_VARIABLES.CAPTAIN_AI_IMAGE_MODEL),
  CAPTAIN_AI_TEXT_MODEL: optional(AI_VARIABLES.CAPTAIN_AI_TEXT_MODEL),
  CAPTAIN_AI_MONTHLY_LIMIT: optional(integer(0, 1_000_000, 'how many images everybody together may have made in a month')),
  CAPTAIN_ICON_API_URLS: optional(
    v.pipe(
      v.string(),
      v.check((text) => listOf(text).every((host) => isOrigin(host) && isUrl(host, ['https:'])), ICONS_SHAPE),
    ),
  ),
  CAPTAIN_SECURITY_CONTACT: optional(
    v.pipe(
      v.string(),
      v.check((text) => listOf(text).every((contact) => isAddress(contact) || isUrl(contact, ['https:'])), CONTACT_SHAPE),
    ),
  ),
  ...OIDC_VARIABLES,
  CAPTAIN_REQUIRE_STRONG_SIGN_IN: optional(v.picklist(STRONG_SIGN_IN_LEVELS, `one of ${STRONG_SIGN_IN_LEVELS.join(', ')}`)),
  CAPTAIN_SESSION_IDLE_MINUTES: optional(integer(5, 1440, 'the minutes after which an unused session ends')),
  LOG_LEVEL: optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`)),
  NODE_ENV: optional(v.picklist(NODE_ENVIRONMENTS, `one of ${NODE_ENVIRONMENTS.join(', ')}`)),
})

export type Environment = {
  readonly mode: (typeof NODE_ENVIRONMENTS)[number]
  readonly port: number
  /** Undefined listens on every interface. */
  readonly host: string | undefined
  /** Undefined starts the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** Absolute path. */
  readonly dataDir: string
  /** Single origin of the product, without a trailing slash. */
  readonly baseUrl: string
  /** Whether browsers may request all subdomains of the public address by https only. */
  readonly hstsSubdomains: boolean
  readonly demoPassword: string | undefined
  /** Undefined: generated once and stored in the data folder. */
  readonly secret: string | undefined
  readonly adminIds: readonly string[]
  /** Calls per minute of one API key. */
  readonly keyCallsPerMinute: number
  /** Milliseconds for which a server that stops still accepts connections, so that balancers notice that it is not ready. */
  readonly drainDelay: number
  readonly trustedProxyHops: number
  /** Processes that serve requests on one port. */
  readonly workers: number
  /** Null: mails stay in the database for a developer to read. */
  readonly mail: SmtpOptions | null
  /** Null: the AI tools report that they are not configured. */
  readonly ai: AiService | null
  /** Monthly image limit of all accounts together; null for no limit. */
  readonly aiMonthlyLimit: number | null
  /** Icon hosts for icons that are not bundled. Default: none. */
  readonly iconHosts: readonly string[]
  /** Addresses and URLs that receive reports of vulnerabilities. Default: none. */
  readonly securityContacts: readonly string[]
  /** Null: no organisation signs accounts in. */
  readonly oidc: OidcConfiguration | null
  /** Accounts that need more than a password; null for none. */
  readonly requireStrongSignIn: StrongSignInLevel | null
  /** Minutes after which an unused session ends; null: only its end counts. */
  readonly sessionIdleMinutes: number | null
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Undefined stores files in the data folder. */
  readonly s3: S3Bucket | undefined
}

const shapeOf = (issue: v.BaseIssue<unknown>): string => {
  // A union reports the issues of all members; the last member is the real rule.
  const inner = issue.issues?.at(-1)
  return inner === undefined ? issue.message : shapeOf(inner)
}

const refuse = (lines: readonly string[]) =>
  startError(['Captain can not start with this configuration:', ...lines.map((line) => `  ${line}`)].join('\n'))

/** Requires all of the store's variables or none, because a partial setup would store files in the wrong place. */
const bucketOf = (given: v.InferOutput<typeof schema>): S3Bucket | undefined => {
  const named = {
    CAPTAIN_S3_ENDPOINT: given.CAPTAIN_S3_ENDPOINT,
    CAPTAIN_S3_BUCKET: given.CAPTAIN_S3_BUCKET,
    CAPTAIN_S3_ACCESS_KEY_ID: given.CAPTAIN_S3_ACCESS_KEY_ID,
    CAPTAIN_S3_SECRET_ACCESS_KEY: given.CAPTAIN_S3_SECRET_ACCESS_KEY,
  }
  const missing = Object.entries(named).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(named).length) return undefined
  if (missing.length > 0) throw refuse(missing.map(([name]) => `${name} should be set, since files go to an S3-compatible store.`))
  const { CAPTAIN_S3_ENDPOINT, CAPTAIN_S3_BUCKET, CAPTAIN_S3_ACCESS_KEY_ID, CAPTAIN_S3_SECRET_ACCESS_KEY } = named
  return {
    endpoint: CAPTAIN_S3_ENDPOINT ?? '',
    bucket: CAPTAIN_S3_BUCKET ?? '',
    region: given.CAPTAIN_S3_REGION ?? 'us-east-1',
    accessKeyId: CAPTAIN_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: CAPTAIN_S3_SECRET_ACCESS_KEY ?? '',
  }
}

/** Two checks of a usual balancer. */
const DRAIN_DELAY_SECONDS = 5

/** Several processes by default in production only: developers restart often, and one process is easier to follow. */
const workersOf = (mode: Environment['mode'], databaseUrl: string | undefined): number =>
  mode === 'production' ? defaultWorkers({ cores: availableParallelism(), isDatabaseHere: databaseUrl === undefined }) : 1

/** Reads the configuration. Throws a StartError with one line per wrong variable: its name and expected format. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const parsed = v.safeParse(schema, variables, { abortPipeEarly: true })
  if (!parsed.success) throw refuse(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} should be ${shapeOf(issue)}.`))
  const given = parsed.output
  const mode = given.NODE_ENV ?? 'development'
  const port = given.PORT ?? 3000
  if (mode === 'production' && given.DATABASE_URL !== undefined && given.CAPTAIN_SECRET === undefined) {
    throw refuse(['CAPTAIN_SECRET should be set in production with DATABASE_URL: at least 32 random characters, the same on every server.'])
  }
  const { CAPTAIN_SMTP_URL: smtpUrl, CAPTAIN_MAIL_FROM: mailFrom } = given
  if (smtpUrl !== undefined && mailFrom === undefined) {
    throw refuse(['CAPTAIN_MAIL_FROM should be set with CAPTAIN_SMTP_URL: the bare address that mails come from.'])
  }
  const missing = missingAiSettings(given)
  if (missing.length > 0) throw refuse(missing.map((name) => `${name} should be set, since the AI tools are set up.`))
  const missingOidc = missingOidcSettings(given)
  if (missingOidc.length > 0) throw refuse(missingOidc.map((name) => `${name} should be set, since an organisation signs accounts in.`))
  return {
    mode,
    port,
    host: given.HOST ?? (mode === 'production' ? undefined : 'localhost'),
    databaseUrl: given.DATABASE_URL,
    dataDir: resolve(given.CAPTAIN_DATA_DIR ?? '.data'),
    baseUrl: (given.CAPTAIN_BASE_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    hstsSubdomains: given.CAPTAIN_HSTS_SUBDOMAINS === 'true',
    demoPassword: given.CAPTAIN_DEMO_PASSWORD,
    secret: given.CAPTAIN_SECRET,
    adminIds: given.CAPTAIN_ADMIN_IDS?.split(',').map((id) => id.trim()) ?? [],
    drainDelay: (given.CAPTAIN_DRAIN_DELAY ?? (mode === 'production' ? DRAIN_DELAY_SECONDS : 0)) * 1000,
    trustedProxyHops: given.CAPTAIN_TRUSTED_PROXY_HOPS ?? 0,
    workers: given.CAPTAIN_WORKERS ?? workersOf(mode, given.DATABASE_URL),
    keyCallsPerMinute: given.CAPTAIN_API_KEY_CALLS ?? 600,
    mail: smtpUrl === undefined || mailFrom === undefined ? null : { url: smtpUrl, from: mailFrom },
    ai: aiServiceOf(given),
    aiMonthlyLimit: given.CAPTAIN_AI_MONTHLY_LIMIT ?? null,
    securityContacts: given.CAPTAIN_SECURITY_CONTACT === undefined ? [] : listOf(given.CAPTAIN_SECURITY_CONTACT),
    iconHosts: given.CAPTAIN_ICON_API_URLS === undefined ? [] : listOf(given.CAPTAIN_ICON_API_URLS),
    oidc: oidcOf(given),
    requireStrongSignIn: given.CAPTAIN_REQUIRE_STRONG_SIGN_IN ?? null,
    sessionIdleMinutes: given.CAPTAIN_SESSION_IDLE_MINUTES ?? null,
    logLevel: given.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    s3: bucketOf(given),
  }
}
