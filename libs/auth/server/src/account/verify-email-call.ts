import { isSignedIn } from '@captain/auth-core'
import { badRequest, problemResponse } from '@captain/http-server'
import type { Pool } from 'pg'
import type { AuthRoute } from '../auth-route.ts'
import { emailChangeExpired, linkExpired } from '../errors.ts'
import type { OneTimeLinks } from '../links/one-time-links.ts'
import { claimsIn, confirmEmailChange } from './email-change.ts'

const UNCONFIRMED = `select id from auth."user" where email = $1 and not "emailVerified"`

const WAYS_IN = `
  select from auth.account where "userId" = $1 and password is not null
  union all select from auth.passkey where "userId" = $1 limit 1`

/** Returns `GET verify-email`, which confirms the address of a new account or of a change. */
export const verifyEmailCall = ({ pool, links }: { readonly pool: Pool; readonly links: OneTimeLinks }): AuthRoute => {
  /** Returns the account whose address a token would confirm for the first time; better-auth verifies the token. */
  const unconfirmed = async (email: unknown): Promise<string | null> => {
    if (typeof email !== 'string') return null
    const { rows } = await pool.query<{ id: string }>(UNCONFIRMED, [email])
    return rows[0]?.id ?? null
  }

  return {
    before: ({ url }) => {
      if (!url.searchParams.has('token')) throw badRequest('malformed-parameter', 'token')
    },
    serve: async ({ actor, url }, handOn) => {
      const token = url.searchParams.get('token') ?? ''
      if (await confirmEmailChange(pool, token, isSignedIn(actor) ? actor.account.id : null)) return Response.json({ status: true })
      const { email, updateTo } = claimsIn(token)
      if (updateTo !== undefined) throw emailChangeExpired()
      const accountId = await unconfirmed(email)
      // It would redirect to any address that better-auth considers ours.
      const answer = await handOn('GET', `/verify-email?${new URLSearchParams({ token })}`)
      if (answer.status !== 200 || accountId === null) return answer
      const { rowCount } = await pool.query(WAYS_IN, [accountId])
      const enrol = rowCount === 0 ? await links.begin(accountId) : null
      return Response.json({ status: true, ...(enrol !== null && { enrol }) }, { headers: { 'cache-control': 'no-store' } })
    },
    after: async ({ locale }, response) => {
      if (response.status === 401) return problemResponse(linkExpired(), locale)
    },
  }
}
