import { isSignedIn } from '@captain/auth-core'
import { enforceRateLimit, type RateLimits } from '@captain/http-server'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthCallContext, AuthRoute, AuthRoutes } from '../auth-route.ts'
import { withCookie, type KnownDevices } from '../known-device.ts'
import { ceremonyProblem } from './ceremony-problems.ts'
import { credentialIdOf } from './passkey-credential.ts'
import { purgeChallenges, passkeysOf } from './passkey-rows.ts'

const signedInUser = v.object({ user: v.object({ id: v.string(), name: v.string(), email: v.string() }) })

type SignedInUser = v.InferOutput<typeof signedInUser>['user']

const recordLogin = async (pool: Pool, account: SignedInUser, from: AuthCallContext['from']): Promise<void> => {
  await recordEvent(pool, { action: 'login', by: { id: account.id, name: account.name }, from, account })
}

const recordFailure = async (pool: Pool, { actor, body, from }: AuthCallContext): Promise<void> => {
  const { rows } = await pool.query<{ id: string; name: string; email: string }>(
    `select u.id, u.name, u.email from auth.passkey p join auth."user" u on u.id = p."userId" where p."credentialID" = $1`,
    [credentialIdOf(body) ?? ''],
  )
  await recordEvent(pool, { action: 'loginFailed', by: eventActorOf(actor), from, ...(rows[0] && { account: rows[0] }) })
}

type Options = { readonly pool: Pool; readonly limits: RateLimits; readonly devices: KnownDevices }

/** Returns the calls that sign in or confirm an identity with a passkey. */
export const authenticationRoutes = ({ pool, limits, devices }: Options): AuthRoutes => {
  const authenticateOptions: AuthRoute = {
    onlyThemselves: true,
    after: async (_, response) => {
      if (response.status !== 200) return
      await purgeChallenges(pool)
      const options = v.parse(v.record(v.string(), v.unknown()), await response.json())
      const headers = new Headers(response.headers)
      headers.delete('content-length')
      return new Response(JSON.stringify({ ...options, userVerification: 'required' }), { headers })
    },
  }

  return {
    'GET /passkey/generate-authenticate-options': authenticateOptions,
    // The specification's form sends an e-mail address. It is ignored, so the response is the same for every address.
    'POST /passkey/generate-authenticate-options': {
      ...authenticateOptions,
      serve: (_, handOn) => handOn('GET', '/passkey/generate-authenticate-options'),
    },
    'POST /passkey/verify-authentication': {
      takes: ['response'],
      onlyThemselves: true,
      before: async ({ actor, body }) => {
        const id = credentialIdOf(body)
        if (id === null) throw ceremonyProblem('AUTHENTICATION_FAILED')
        await enforceRateLimit(limits, 'passkey', id, { window: 60, max: 10 })
        // A step-up never switches accounts.
        if (isSignedIn(actor) && !(await passkeysOf(pool, actor.account.id)).includes(id)) throw ceremonyProblem('AUTHENTICATION_FAILED')
      },
      after: async (call, response) => {
        const { actor, body, from, request } = call
        if (response.status === 200) {
          const { user } = v.parse(signedInUser, await response.clone().json())
          await pool.query('update auth.passkey set "lastUsedAt" = now() where "credentialID" = $1', [credentialIdOf(body)])
          // The step-up begins a new session; the previous one ends.
          if (isSignedIn(actor)) await pool.query('delete from auth.session where id = $1', [actor.sessionId])
          else await recordLogin(pool, user, from)
          return withCookie(response, devices.cookieFor(request.headers.get('cookie'), user.email))
        }
        if (response.status === 429) return
        await recordFailure(pool, call)
      },
    },
  }
}
