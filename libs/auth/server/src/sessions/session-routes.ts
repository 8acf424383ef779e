import { isSignedIn, type IdentityAction } from '@captain/auth-core'
import { badRequest } from '@captain/http-server'
import { asRecord } from '@captain/validation'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import { endEmailChange } from '../account/email-change.ts'
import type { AuthRoute, AuthCallContext, AuthRoutes } from '../auth-route.ts'
import { withoutSession } from '../auth-cookies.ts'
import { signedIn } from '../signed-in.ts'

const named = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) })

/** Ends one of the caller's sessions, which lists name by its id in `token`. Other ids get the same response. */
const revokeOne = async (pool: Pool, { actor, body }: AuthCallContext): Promise<Response> => {
  const { account } = signedIn(actor)
  if (!v.is(named, body)) throw badRequest()
  await pool.query('delete from auth.session where id = $1 and "userId" = $2', [body.token, account.id])
  return Response.json({ status: true })
}

/** Returns the calls on the caller's sessions. */
export const sessionRoutes = (pool: Pool, secure: boolean): AuthRoutes => {
  const record = (action: IdentityAction, takes: readonly string[] = []): AuthRoute => ({
    takes,
    after: async ({ actor, from }: AuthCallContext, response) => {
      if (response.status === 200 && isSignedIn(actor))
        await recordEvent(pool, { action, by: eventActorOf(actor), from, account: actor.account })
    },
  })
  /** Ending all sessions also cancels a pending change of address. */
  const revokeAll: AuthRoute = {
    takes: [],
    after: async (call, response) => {
      if (response.status === 200 && isSignedIn(call.actor)) await endEmailChange(pool, call.actor.account.id)
      return record('sessionRevoked').after?.(call, response)
    },
  }
  return {
    'GET /get-session': {
      // The pages lead such accounts to the setup.
      after: async ({ actor }, response) =>
        response.status === 200 && isSignedIn(actor) && actor.mustSetUpSignIn === true
          ? Response.json({ ...asRecord(await response.json()), mustSetUpSignIn: true }, { headers: response.headers })
          : undefined,
    },
    'GET /token': { answersToken: true },
    'GET /list-sessions': {},
    'POST /sign-out': {
      takes: [],
      after: async (call, response) => {
        await record('logout').after?.(call, response)
        return response.status === 200 ? withoutSession(response, secure) : undefined
      },
    },
    'POST /revoke-session': { ...record('sessionRevoked', ['token']), serve: (call) => revokeOne(pool, call) },
    'POST /revoke-sessions': revokeAll,
    'POST /revoke-other-sessions': revokeAll,
  }
}
