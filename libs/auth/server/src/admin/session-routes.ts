import { notFound } from '@captain/http-server'
import { inTransaction } from '@captain/database'
import * as v from 'valibot'
import { endEmailChange } from '../account/email-change.ts'
import type { EventAccount } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthRoutes } from '../auth-route.ts'
import { readSessions } from './account-sessions.ts'
import { accountId } from './admin-bodies.ts'
import { adminCall, lockAccount, type AdminServices } from './admin-call.ts'

/** Calls on sessions of other accounts. Sessions are identified by id, because tokens are credentials and are never shown. */
export const sessionAdminRoutes = ({ pool }: AdminServices): AuthRoutes => ({
  'POST /admin/list-user-sessions': adminCall(
    { needs: { session: ['list'] }, body: v.object({ userId: accountId }) },
    async ({ body }) => ({ sessions: await readSessions(pool, body.userId) }),
  ),
  'POST /admin/revoke-user-session': adminCall(
    { needs: { session: ['revoke'] }, body: v.object({ sessionId: accountId }) },
    async ({ body, by, from }) => {
      await inTransaction(pool, async (client) => {
        const { rows } = await client.query<EventAccount>(
          `with ended as (delete from auth.session where id = $1 returning "userId")
           select u.id, u.name, u.email from ended join auth."user" u on u.id = ended."userId"`,
          [body.sessionId],
        )
        if (rows[0] === undefined) throw notFound()
        await recordEvent(client, { action: 'sessionRevoked', by, from, account: rows[0] })
      })
      return { success: true }
    },
  ),
  'POST /admin/revoke-user-sessions': adminCall(
    { needs: { session: ['revoke'] }, body: v.object({ userId: accountId }) },
    async ({ body, by, from }) => {
      await inTransaction(pool, async (client) => {
        const account = await lockAccount(client, body.userId)
        await client.query('delete from auth.session where "userId" = $1 or "impersonatedBy" = $1', [account.id])
        await endEmailChange(client, account.id)
        await recordEvent(client, { action: 'sessionRevoked', by, from, account })
      })
      return { success: true }
    },
  ),
})
