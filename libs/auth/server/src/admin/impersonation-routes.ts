import { isSignedIn } from '@captain/auth-core'
import { unauthorized } from '@captain/http-server'
import * as v from 'valibot'
import { eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthRoutes } from '../auth-route.ts'
import { notImpersonable, notImpersonating, ownAccountRefused } from '../errors.ts'
import { accountId, reason } from './admin-bodies.ts'
import { authorizeAdminCall, checkedBody, lockAccount, type AdminServices } from './admin-call.ts'

const impersonation = v.object({ userId: accountId, reason })

/** Calls that start impersonation, which needs a reason and lasts at most an hour, and end it. */
export const impersonationRoutes = ({ pool, adminUserIds }: AdminServices): AuthRoutes => ({
  'POST /admin/impersonate-user': {
    takes: ['userId', 'reason'],
    before: async (call) => {
      const { body, actor } = authorizeAdminCall(call, { needs: { user: ['impersonate'] }, stepUp: 'impersonate', body: impersonation })
      if (body.userId === actor.account.id) throw ownAccountRefused()
      const target = await lockAccount(pool, body.userId)
      if (target.role === 'admin' || adminUserIds.includes(target.id) || target.banned) throw notImpersonable()
    },
    // If this fails, the new session is never sent.
    after: async (call, response) => {
      if (response.status !== 200) return
      const { userId, reason: note } = checkedBody(impersonation, call)
      const account = await lockAccount(pool, userId)
      await recordEvent(pool, { action: 'impersonate', by: eventActorOf(call.actor), from: call.from, account, note })
    },
  },
  'POST /admin/stop-impersonating': {
    takes: [],
    before: ({ actor }) => {
      if (!isSignedIn(actor)) throw unauthorized()
      if (actor.impersonator === null) throw notImpersonating()
    },
    serve: async ({ actor }, handOn) => {
      const back = await handOn('POST', '/admin/stop-impersonating')
      if (back.status === 200) return back
      // The administrator's own session has ended, so there is none to return to.
      if (isSignedIn(actor)) await pool.query('delete from auth.session where id = $1', [actor.sessionId])
      return handOn('POST', '/sign-out')
    },
    after: async ({ actor, from }, response) => {
      if (response.status !== 200 || !isSignedIn(actor)) return
      await recordEvent(pool, { action: 'stopImpersonating', by: eventActorOf(actor), from, account: actor.account })
    },
  },
})
