import type { MemberRole } from '@captain/auth-core'
import type { AnyRecord, Values } from '@captain/content-core'
import { recordId, type HookContext, type TypeHooks } from '@captain/content-server'
import { platformCalls, ACCOUNTS } from '@captain/platform-server'
import { siteNumber } from '../sites.ts'
import { localized } from './translator.ts'

const NO_ACCOUNT = {
  code: 'no-account',
  ...localized((i18n) => i18n._('まだ招待していないユーザーです。先に招待メールを送ってください。')),
}

type Membership = { readonly account: string; readonly tenant: number; readonly role: MemberRole }

/** Returns the membership of a record; none for a record in the trash. */
const membershipOf = async (context: HookContext, row: AnyRecord | null): Promise<Membership | null> => {
  if (row === null || row.deletedAt !== null || typeof row['accountId'] !== 'string') return null
  const tenant = siteNumber((await context.find('tenant', String(row['tenant'])))?.['slug'])
  return tenant === null ? null : { account: row['accountId'], tenant, role: row['memberRole'] as MemberRole }
}

/** Returns the tenants that a person's record lists. */
const keepTenantsOf = async (context: HookContext, user: unknown): Promise<void> => {
  if (typeof user !== 'string') return
  const rows = await context.matching('tenant-user', { user })
  await context.derive('user', user, { tenants: rows.map(({ tenant }) => String(tenant)).toSorted() })
}

const shownOfUser = (user: AnyRecord): Values => ({
  accountId: user['authUser'],
  userName: user['displayName'],
  avatar: user['avatar'],
  email: user['email'],
  lastAccessAt: user['lastLoginAt'],
})

/** Applies every change of a record to its membership, in one transaction. */
export const tenantUserHooks: TypeHooks = {
  save: async (values, context) => {
    const id = recordId(values['user'])
    const user = id === null ? null : await context.find('user', id)
    if (user === null) return values
    if (typeof user['authUser'] !== 'string') context.refuse([{ path: 'user', rule: 'custom', params: NO_ACCOUNT }])
    return { ...values, ...shownOfUser(user), joinedAt: context.before?.['joinedAt'] ?? context.now.toISOString() }
  },
  after: async ({ before, after }, context) => {
    // Readers of accounts see record and membership both before or both after the change.
    await context.alone(ACCOUNTS)
    const past = await membershipOf(context, before)
    const next = await membershipOf(context, after)
    // Creates the new one first, so that a replacement for the last owner is possible.
    if (next !== null) await platformCalls(context).setMembership(next.account, next.tenant, next.role)
    if (past !== null && (past.account !== next?.account || past.tenant !== next.tenant))
      await platformCalls(context).setMembership(past.account, past.tenant, null)
    for (const user of new Set([before?.['user'], after['user']])) await keepTenantsOf(context, user)
  },
}
