import { inTransaction } from '@captain/database'
import { LOCALES } from '@captain/locale'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { deleteAccount } from '../account/delete-account.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthRoutes } from '../auth-route.ts'
import { lastOwner, ownAccountRefused } from '../errors.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { accountEmail, accountId, accountName, password, reason, role } from './admin-bodies.ts'
import { adminCall, lockAccount, type AdminServices } from './admin-call.ts'
import { createAccount } from './create-account.ts'
import { readAccount } from './read-accounts.ts'

const SET_PASSWORD = `
  insert into auth.account (id, "accountId", "providerId", "userId", password) values ($1, $2, 'credential', $2, $3)
  on conflict ("providerId", "accountId") do update set password = excluded.password, "updatedAt" = now()`

const newUser = v.object({
  email: accountEmail,
  name: accountName,
  password: v.optional(password),
  role: v.optional(role, 'user'),
  data: v.optional(v.strictObject({ locale: v.optional(v.picklist(LOCALES)) }), {}),
})

/** Calls that create and delete accounts and change their roles and passwords. */
export const accountAdminRoutes = ({ pool, auth, mails, tenants }: AdminServices): AuthRoutes => ({
  'POST /admin/create-user': adminCall(
    { needs: { user: ['create'] }, stepUp: 'manage-account', body: newUser },
    async ({ body, by, from, locale }) => {
      if (body.password !== undefined) await checkPassword(body.password, body, tenants)
      const { password: hasher } = await auth.$context
      const hash = body.password === undefined ? null : await hasher.hash(body.password)
      const account = { ...body, locale: body.data.locale ?? 'ja', memberships: [], mayUseAi: false, hash }
      const { id } = await inTransaction(pool, (client) => createAccount(client, tenants, account, { by, from, locale }))
      return { user: await readAccount(pool, tenants, id) }
    },
  ),
  'POST /admin/set-role': adminCall(
    { needs: { user: ['set-role'] }, stepUp: 'change-rights', body: v.object({ userId: accountId, role }) },
    async ({ body, actor, by, from }) => {
      if (body.userId === actor.account.id) throw ownAccountRefused()
      await inTransaction(pool, async (client) => {
        const before = await lockAccount(client, body.userId)
        await client.query('update auth."user" set role = $2, "updatedAt" = now() where id = $1', [body.userId, body.role])
        await recordEvent(client, { action: 'permission', by, from, account: before, changes: { role: [before.role, body.role] } })
      })
      return { user: await readAccount(pool, tenants, body.userId) }
    },
  ),
  'POST /admin/set-user-password': adminCall(
    { needs: { user: ['set-password'] }, stepUp: 'change-sign-in', body: v.object({ userId: accountId, newPassword: password }) },
    async ({ body, actor, by, from }) => {
      const { password: hasher } = await auth.$context
      const hash = await hasher.hash(body.newPassword)
      await inTransaction(pool, async (client) => {
        const account = await lockAccount(client, body.userId)
        await checkPassword(body.newPassword, account, tenants)
        await client.query(SET_PASSWORD, [randomUUID(), account.id, hash])
        // Sign out sessions that may have used the old password.
        await client.query('delete from auth.session where "userId" = $1 and id <> $2', [account.id, actor.sessionId])
        await recordEvent(client, { action: 'password', by, from, account })
        await mails.notice(account, 'passwordChanged', client)
      })
      return { status: true }
    },
  ),
  'POST /admin/remove-user': adminCall(
    { needs: { user: ['delete'] }, stepUp: 'manage-account', body: v.object({ userId: accountId, reason: v.optional(reason) }) },
    async ({ body, actor, by, from }) => {
      if (body.userId === actor.account.id) throw ownAccountRefused()
      const account = await inTransaction(pool, (client) => lockAccount(client, body.userId))
      const owned = await deleteAccount(pool, account, { by, from, ...(body.reason !== undefined && { note: body.reason }) })
      if (owned.length > 0) throw lastOwner(owned, tenants)
      return { success: true }
    },
  ),
})
