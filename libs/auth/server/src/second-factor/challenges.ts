import { randomBytes } from 'node:crypto'
import { authCookie, authCookieName } from '../auth-cookies.ts'
import type { Queryable } from '../mails/auth-mails.ts'
import { readSignedValue, signedValue } from '../session-cookie.ts'
import { hashOfToken } from '../token-hash.ts'

const COOKIE = 'second_factor'
const PREFIX = 'second-factor'

/** How long a sign-in waits for its second factor. */
const MINUTES = 10

/** A sign-in that has passed its first factor. */
export type Challenge = {
  readonly accountId: string
  readonly beganBy: 'password' | 'link'
  readonly remember: boolean
}

export type Challenges = {
  /** Starts to wait for the second factor; returns a `Set-Cookie` value. */
  begin(challenge: Challenge): Promise<string>
  /** Returns the sign-in that a request continues; null if there is none, or if it took too long. */
  find(cookies: string | null): Promise<Challenge | null>
  /** Ends the sign-in of a request; returns whether it was still waiting. */
  end(cookies: string | null): Promise<boolean>
  /** Returns a `Set-Cookie` value that deletes the cookie. */
  clearing(): string
}

const BEGIN = `
  with ended as (delete from auth.second_factor_challenge where expires_at < now())
  insert into auth.second_factor_challenge (hash, user_id, began_by, remember, expires_at)
  values ($1, $2, $3, $4, now() + make_interval(mins => ${MINUTES}))`

const FIND = `
  select user_id as "accountId", began_by as "beganBy", remember from auth.second_factor_challenge where hash = $1 and expires_at > now()`

/** Creates the wait between the two factors of a sign-in: a token in a cookie, of which the database has the hash. */
export const secondFactorChallenges = (
  pool: Queryable,
  { secret, secure }: { readonly secret: string; readonly secure: boolean },
): Challenges => {
  const name = authCookieName(COOKIE, secure)
  const hashIn = (cookies: string | null): Buffer | null => {
    const [prefix, token = ''] = (readSignedValue(cookies, name, secret) ?? '').split('/')
    return prefix === PREFIX ? hashOfToken(token) : null
  }
  return {
    begin: async ({ accountId, beganBy, remember }) => {
      const token = randomBytes(32).toString('base64url')
      await pool.query(BEGIN, [hashOfToken(token), accountId, beganBy, remember])
      return authCookie(COOKIE, signedValue(`${PREFIX}/${token}`, secret), { secure, seconds: MINUTES * 60 })
    },
    find: async (cookies) => {
      const hash = hashIn(cookies)
      if (hash === null) return null
      const { rows } = await pool.query<Challenge>(FIND, [hash])
      return rows[0] ?? null
    },
    end: async (cookies) => {
      const { rowCount } = await pool.query('delete from auth.second_factor_challenge where hash = $1 and expires_at > now()', [
        hashIn(cookies),
      ])
      return rowCount === 1
    },
    clearing: () => authCookie(COOKIE, '', { secure, seconds: 0 }),
  }
}
