import { isSignedIn, type IdentityAction } from '@captain/auth-core'
import type { Pool } from 'pg'
import { eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthCall, AuthCallContext, AuthCalls } from '../auth-call.ts'

/** The calls about one's sessions. */
export const sessionCalls = (pool: Pool): AuthCalls => {
  const record = (action: IdentityAction, takes: readonly string[] = []): AuthCall => ({
    takes,
    after: async ({ actor, from }: AuthCallContext, response) => {
      if (response.status === 200 && isSignedIn(actor))
        await recordEvent(pool, { action, by: eventActorOf(actor), from, account: actor.account })
    },
  })
  return {
    'GET /get-session': {},
    'GET /token': {},
    'GET /list-sessions': {},
    'POST /sign-out': record('logout'),
    'POST /revoke-session': record('sessionRevoked', ['token']),
    'POST /revoke-sessions': record('sessionRevoked'),
    'POST /revoke-other-sessions': record('sessionRevoked'),
  }
}
