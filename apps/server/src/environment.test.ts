import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { StartError } from './errors.ts'

const refusal = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('was accepted')
}

const OIDC = {
  CAPTAIN_OIDC_ISSUER: 'https://login.example/realms/company',
  CAPTAIN_OIDC_CLIENT_ID: 'captain',
  CAPTAIN_OIDC_CLIENT_SECRET: 'secret-of-the-client',
  CAPTAIN_OIDC_NAME: '株式会社みなと',
  CAPTAIN_OIDC_DOMAINS: 'Company.example, company.co.jp',
}

describe('sign-in', () => {
  test('by an organisation', () => {
    const { oidc } = readEnvironment(OIDC)
    expect(oidc).toEqual({
      issuer: 'https://login.example/realms/company',
      clientId: 'captain',
      clientSecret: 'secret-of-the-client',
      name: '株式会社みなと',
      domains: ['company.example', 'company.co.jp'],
    })
    expect(readEnvironment({ ...OIDC, CAPTAIN_OIDC_ISSUER: 'http://localhost:9000' }).oidc?.issuer).toBe('http://localhost:9000')
  })

  test.each(Object.keys(OIDC))('by an organisation needs %s', (name) => {
    expect(refusal({ ...OIDC, [name]: '' })).toContain(`${name} should be set`)
  })

  test.each([
    ['CAPTAIN_OIDC_ISSUER', 'http://login.example'],
    ['CAPTAIN_OIDC_ISSUER', 'https://login.example/?a=b'],
    ['CAPTAIN_OIDC_DOMAINS', 'company.example,'],
    ['CAPTAIN_OIDC_DOMAINS', '*.company.example'],
    ['CAPTAIN_REQUIRE_STRONG_SIGN_IN', 'admins'],
  ])('%s is not %s', (name, value) => {
    const message = refusal({ ...OIDC, [name]: value })
    expect(message).toContain(`${name} should be`)
    expect(message).not.toContain('secret-of-the-client')
  })

  test.each(['4', '1441', 'never'])('a session does not end after %s unused minutes', (value) => {
    expect(refusal({ CAPTAIN_SESSION_IDLE_MINUTES: value })).toContain('CAPTAIN_SESSION_IDLE_MINUTES should be')
  })

  test('an unused session ends where the operator says so', () => {
    expect(readEnvironment({ CAPTAIN_SESSION_IDLE_MINUTES: '30' }).sessionIdleMinutes).toBe(30)
  })

  test('must be strong for some', () => {
    expect(readEnvironment({ CAPTAIN_REQUIRE_STRONG_SIGN_IN: 'owners' }).requireStrongSignIn).toBe('owners')
  })
})

describe('environment', () => {
  test('needs nothing', () => {
    expect(readEnvironment({ PATH: '/bin', PORT: '' })).toEqual({
      mode: 'development',
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      dataDir: resolve('.data'),
      baseUrl: 'http://localhost:3000',
      hstsSubdomains: false,
      demoPassword: undefined,
      secret: undefined,
      adminIds: [],
      drainDelay: 0,
      trustedProxyHops: 0,
      workers: 1,
      keyCallsPerMinute: 600,
      mail: null,
      ai: null,
      aiMonthlyLimit: null,
      securityContacts: [],
      iconHosts: [],
      oidc: null,
      requireStrongSignIn: null,
      sessionIdleMinutes: null,
      logLevel: 'warn',
      s3: undefined,
    })
  })

  test('reads every variable', () => {
    const environment = readEnvironment({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://captain:pass@db:5432/captain',
      CAPTAIN_DATA_DIR: '/srv/captain',
      CAPTAIN_BASE_URL: 'https://captain.example/',
      CAPTAIN_HSTS_SUBDOMAINS: 'true',
      CAPTAIN_DEMO_PASSWORD: 'twelve-chars',
      CAPTAIN_SECRET: 's'.repeat(32),
      CAPTAIN_ADMIN_IDS: 'one, two',
      CAPTAIN_TRUSTED_PROXY_HOPS: '1',
      CAPTAIN_WORKERS: '3',
      CAPTAIN_API_KEY_CALLS: '1200',
      CAPTAIN_AI_MONTHLY_LIMIT: '500',
      CAPTAIN_SMTP_URL: 'smtps://captain:pass@mail.example',
      CAPTAIN_MAIL_FROM: 'no-reply@captain.example',
      CAPTAIN_ICON_API_URLS: 'https://icons.example, https://backup.example/',
      CAPTAIN_SECURITY_CONTACT: 'security@captain.example, https://captain.example/report',
      LOG_LEVEL: 'debug',
      NODE_ENV: 'production',
    })
    expect(environment).toMatchObject({
      port: 8080,
      baseUrl: 'https://captain.example',
      hstsSubdomains: true,
      adminIds: ['one', 'two'],
      trustedProxyHops: 1,
      workers: 3,
      keyCallsPerMinute: 1200,
      aiMonthlyLimit: 500,
      securityContacts: ['security@captain.example', 'https://captain.example/report'],
      iconHosts: ['https://icons.example', 'https://backup.example/'],
      mail: { url: 'smtps://captain:pass@mail.example', from: 'no-reply@captain.example' },
      mode: 'production',
    })
  })

  const AI = { CAPTAIN_AI_ACCOUNT_ID: 'abc123', CAPTAIN_AI_TOKEN: 'a-token-of-cloudflare' }

  test('asks the AI service of Cloudflare when it is told the account and its token', () => {
    expect(readEnvironment(AI).ai).toEqual({
      accountId: 'abc123',
      token: 'a-token-of-cloudflare',
      baseUrl: 'https://api.cloudflare.com/client/v4',
      imageModel: '@cf/bytedance/stable-diffusion-xl-lightning',
      textModel: '@cf/meta/llama-3.3-70b-instruct-fp8-fast',
    })
    expect(readEnvironment({ ...AI, CAPTAIN_AI_BASE_URL: 'http://127.0.0.1:4000' }).ai?.baseUrl).toBe('http://127.0.0.1:4000')
  })

  test('knows half of an AI service, an address that gives the token away and a model that is none', () => {
    expect(refusal({ CAPTAIN_AI_ACCOUNT_ID: 'abc123' })).toContain('CAPTAIN_AI_TOKEN should be set')
    expect(refusal({ CAPTAIN_AI_TEXT_MODEL: '@cf/meta/llama' })).toContain('CAPTAIN_AI_ACCOUNT_ID should be set')
    const wrong = { CAPTAIN_AI_BASE_URL: 'http://ai.example/v4', CAPTAIN_AI_IMAGE_MODEL: '../../x', CAPTAIN_AI_TOKEN: 'with a space' }
    const message = refusal({ ...AI, ...wrong })
    for (const [name, value] of Object.entries(wrong)) {
      expect(message).toContain(`${name} should be `)
      expect(message).not.toContain(value)
    }
  })

  const S3 = {
    CAPTAIN_S3_ENDPOINT: 'https://store.example',
    CAPTAIN_S3_BUCKET: 'files',
    CAPTAIN_S3_ACCESS_KEY_ID: 'id',
    CAPTAIN_S3_SECRET_ACCESS_KEY: 'key',
  }

  test('keeps files in a bucket when all of it is said', () => {
    expect(readEnvironment(S3).s3).toEqual({
      endpoint: 'https://store.example',
      bucket: 'files',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    })
  })

  test('names what is missing of a bucket', () => {
    const message = refusal({ ...S3, CAPTAIN_S3_BUCKET: '', CAPTAIN_S3_SECRET_ACCESS_KEY: '' })
    expect(message).toContain('CAPTAIN_S3_BUCKET should be set')
    expect(message).toContain('CAPTAIN_S3_SECRET_ACCESS_KEY should be set')
  })

  test('asks for the address that mails come from', () => {
    expect(refusal({ CAPTAIN_SMTP_URL: 'smtp://mail.example' })).toContain('CAPTAIN_MAIL_FROM should be set')
  })

  test('listens on every interface in production', () => {
    expect(readEnvironment({ NODE_ENV: 'production' }).host).toBeUndefined()
  })

  test.each([
    ['PORT', '0', 'a port number'],
    ['PORT', '3000x', 'a port number'],
    ['PORT', '70000', 'a port number'],
    ['HOST', 'http://x', 'a host name'],
    ['DATABASE_URL', 'mysql://hidden-password@db', 'a PostgreSQL address'],
    ['CAPTAIN_BASE_URL', 'https://captain.example/path', 'without a path'],
    ['CAPTAIN_BASE_URL', 'captain.example', 'the address of this site'],
    ['CAPTAIN_DEMO_PASSWORD', 'short', 'at least 12 characters'],
    ['CAPTAIN_SECRET', 'short-secret', 'at least 32'],
    ['CAPTAIN_ADMIN_IDS', 'a b', 'account ids'],
    ['CAPTAIN_TRUSTED_PROXY_HOPS', '-1', 'how many'],
    ['CAPTAIN_API_KEY_CALLS', '0', 'how often'],
    ['CAPTAIN_SMTP_URL', 'mail.example:25', 'a mail server'],
    ['CAPTAIN_MAIL_FROM', 'Shop <shop@mail.example>', 'the bare address'],
    ['CAPTAIN_S3_ENDPOINT', 's3.example', 'an S3-compatible store'],
    ['CAPTAIN_S3_BUCKET', 'My Bucket', 'the name of a bucket'],
    ['CAPTAIN_ICON_API_URLS', 'https://icons.example, http://icons.example', 'https addresses'],
    ['CAPTAIN_ICON_API_URLS', 'https://icons.example/api', 'https addresses'],
    ['LOG_LEVEL', 'loud', 'one of debug'],
    ['NODE_ENV', 'staging', 'one of development'],
  ])('%s=%s is refused with what it should be', (name, value, hint) => {
    const message = refusal({ [name]: value })
    expect(message.split('\n')).toHaveLength(2)
    expect(message).toContain(`  ${name} should be `)
    expect(message).toContain(hint)
  })

  test('never repeats a value', () => {
    const message = refusal({ DATABASE_URL: 'mysql://hidden-password@db', CAPTAIN_SECRET: 'short-secret', CAPTAIN_DEMO_PASSWORD: 'hidden' })
    expect(message.split('\n')).toHaveLength(4)
    expect(message).not.toMatch(/hidden|short-secret/)
  })

  test('wants a common secret where several servers may share a database', () => {
    const message = refusal({ NODE_ENV: 'production', DATABASE_URL: 'postgres://captain@db/captain' })
    expect(message).toContain('CAPTAIN_SECRET should be set')
  })
})
