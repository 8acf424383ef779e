import { inTransaction } from '@captain/database'
import { maxBytes, nonBlank, storableText } from '@captain/validation'
import * as v from 'valibot'
import { endEmailChange } from '../account/email-change.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthRoutes } from '../auth-route.ts'
import { lastOwner, ownAccountRefused } from '../errors.ts'
import { tenantsOnlyOwnedBy } from '../sessions/sole-owner.ts'
import { adminCall, lockAccount, type AdminServices } from './admin-call.ts'
import { accountId } from './admin-bodies.ts'
import { readAccount } from './read-accounts.ts'

const BAN_REASON_BYTES = 300
const TEN_YEARS = 10 * 366 * 24 * 60 * 60

const ban = v.object({
  userId: accountId,
  banReason: v.pipe(v.string(), storableText(), nonBlank(), maxBytes(BAN_REASON_BYTES)),
  /** Seconds. Default or null: until the ban is lifted. */
  banExpiresIn: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(TEN_YEARS)))),
})

/** Returns the calls that ban an account, with a reason and an optional end, and lift the ban. */
export const banRoutes = ({ pool, tenants }: AdminServices): AuthRoutes => ({
  'POST /admin/ban-user': adminCall(
    { needs: { user: ['ban'] }, stepUp: 'manage-account', body: ban },
    async ({ body, actor, by, from }) => {
      const { userId, banReason, banExpiresIn } = body
      if (userId === actor.account.id) throw ownAccountRefused()
      await inTransaction(pool, async (client) => {
        const owned = await tenantsOnlyOwnedBy(client, userId)
        const before = await lockAccount(client, userId)
        if (owned.length > 0) throw lastOwner(owned, tenants)
        const { rows } = await client.query<{ expires: Date | null }>(
          `update auth."user" set banned = true, "banReason" = $2, "banExpires" = now() + make_interval(secs => $3), "updatedAt" = now()
         where id = $1 returning "banExpires" as expires`,
          [userId, banReason, banExpiresIn ?? null],
        )
        await client.query('delete from auth.session where "userId" = $1', [userId])
        await endEmailChange(client, userId)
        const changes = { banned: [before.banned, true], banExpires: [before.banExpires, rows[0]?.expires ?? null] } as const
        await recordEvent(client, { action: 'ban', by, from, account: before, changes, note: banReason })
      })
      return { user: await readAccount(pool, tenants, userId) }
    },
  ),
  'POST /admin/unban-user': adminCall(
    { needs: { user: ['ban'] }, stepUp: 'manage-account', body: v.object({ userId: accountId }) },
    async ({ body, by, from }) => {
      await inTransaction(pool, async (client) => {
        const before = await lockAccount(client, body.userId)
        await client.query(
          'update auth."user" set banned = false, "banReason" = null, "banExpires" = null, "updatedAt" = now() where id = $1',
          [body.userId],
        )
        await recordEvent(client, { action: 'unban', by, from, account: before, changes: { banned: [before.banned, false] } })
      })
      return { user: await readAccount(pool, tenants, body.userId) }
    },
  ),
})
