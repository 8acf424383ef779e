import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Locale } from '@captain/locale'
import { authCookie, authCookieName } from '../auth-cookies.ts'
import type { Queryable } from '../mails/auth-mails.ts'
import { readSignedValue, signedValue } from '../session-cookie.ts'
import { hashOfToken } from '../token-hash.ts'
import type { VisitSecrets } from './oidc-client.ts'

export const PURPOSES = ['sign-in', 'link', 'step-up'] as const

export type Purpose = (typeof PURPOSES)[number]

/** Visit to the provider. */
export type Attempt = {
  readonly purpose: Purpose
  /** Account that started the visit; null for a sign-in. */
  readonly accountId: string | null
  /** Path, without a locale prefix, that the visit returns to. */
  readonly returnTo: string
  readonly locale: Locale
}

export type EndedAttempt = Attempt & { readonly beganAt: Date }

export type OidcAttempts = {
  /** Starts a visit; returns its secrets and a `Set-Cookie` value that binds it to the browser. */
  begin(attempt: Attempt, cookies: string | null): Promise<{ readonly secrets: VisitSecrets; readonly cookie: string }>
  /** Ends the visit with this state; null if it is unknown, of another browser, over, or has ended before. */
  end(state: string, cookies: string | null): Promise<{ readonly attempt: EndedAttempt; readonly secrets: VisitSecrets } | null>
}

const COOKIE = 'oidc'
const PREFIX = 'oidc'
const MINUTES = 10

const BEGIN = `
  with ended as (delete from auth.oidc_attempt where expires_at < now())
  insert into auth.oidc_attempt (hash, browser, purpose, user_id, return_to, locale, expires_at)
  values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => ${MINUTES}))`

/** One statement, so that a state that arrives twice at the same moment counts once. */
const END = `
  delete from auth.oidc_attempt where hash = $1 and browser = $2 and expires_at > now()
  returning purpose, user_id as "accountId", return_to as "returnTo", locale, began_at as "beganAt"`

/** Creates the visits to the provider. The database has hashes only: the other secrets of a visit are derived from its state. */
export const oidcAttempts = (pool: Queryable, { secret, secure }: { readonly secret: string; readonly secure: boolean }): OidcAttempts => {
  const name = authCookieName(COOKIE, secure)
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'captain openid connect v1', 32))
  const derive = (purpose: string, state: string): string => createHmac('sha256', key).update(`${purpose}/${state}`).digest('base64url')
  const secretsOf = (state: string): VisitSecrets => ({ state, nonce: derive('nonce', state), verifier: derive('verifier', state) })
  const browserIn = (cookies: string | null): string | null => {
    const [prefix, token = ''] = (readSignedValue(cookies, name, secret) ?? '').split('/')
    return prefix === PREFIX && token !== '' ? token : null
  }
  return {
    begin: async ({ purpose, accountId, returnTo, locale }, cookies) => {
      const state = randomBytes(32).toString('base64url')
      // Visits in several tabs share the cookie.
      const browser = browserIn(cookies) ?? randomBytes(32).toString('base64url')
      await pool.query(BEGIN, [hashOfToken(state), hashOfToken(browser), purpose, accountId, returnTo, locale])
      return {
        secrets: secretsOf(state),
        cookie: authCookie(COOKIE, signedValue(`${PREFIX}/${browser}`, secret), { secure, seconds: MINUTES * 60 }),
      }
    },
    end: async (state, cookies) => {
      const browser = browserIn(cookies)
      if (browser === null) return null
      const { rows } = await pool.query<EndedAttempt>(END, [hashOfToken(state), hashOfToken(browser)])
      return rows[0] === undefined ? null : { attempt: rows[0], secrets: secretsOf(state) }
    },
  }
}
