import { isSignedIn } from '@captain/auth-core'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthCallContext, AuthRoutes } from '../auth-route.ts'
import { findRecipient } from '../links/find-recipient.ts'
import type { RateLimits } from '@captain/http-server'
import { signInLimits } from '../sign-in-limits.ts'

const credentials = v.object({ email: v.string() })

/** Returns the e-mail address of a body, whether or not it has an account. */
export const emailIn = (body: unknown): string | null => (v.is(credentials, body) ? body.email : null)

/** Returns the call that signs in with a password. Attempts are counted and recorded whether or not the account exists. */
export const signInRoutes = (pool: Pool, rateLimits: RateLimits): AuthRoutes => {
  const limits = signInLimits(rateLimits)
  const record = async ({ actor, from }: AuthCallContext, email: string, succeeded: boolean): Promise<void> => {
    const account = await findRecipient(pool, email)
    const by = succeeded && account !== null ? { id: account.id, name: account.name } : eventActorOf(actor)
    await recordEvent(pool, { action: succeeded ? 'login' : 'loginFailed', by, from, ...(account !== null && { account }) })
  }
  return {
    'POST /sign-in/email': {
      takes: ['email', 'password', 'rememberMe'],
      before: async ({ body }) => {
        const email = emailIn(body)
        if (email !== null) await limits.attempt(email)
      },
      after: async (call, response) => {
        const email = emailIn(call.body)
        // The rate limiter records its rejections once, not each time.
        if (email === null || response.status === 429) return
        if (response.status === 200) {
          await limits.succeeded(email)
          // A repeated sign-in continues in the new session; the previous one ends.
          if (isSignedIn(call.actor)) await pool.query('delete from auth.session where id = $1', [call.actor.sessionId])
        }
        await record(call, email, response.status === 200)
      },
    },
  }
}
