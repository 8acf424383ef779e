import type { MemberRole } from '@captain/auth-core'
import { hooksFor, recordId } from '@captain/content-server'
import { platformEffects, ACCOUNT_SYNC_LOCK } from '@captain/platform-server'
import { siteNumber } from '../sites.ts'
import { tenant } from '../tenant.ts'
import type { PortalContext, TenantUser, User } from './portal-records.ts'
import { localized } from './translator.ts'

const NO_ACCOUNT = {
  code: 'no-account',
  ...localized((i18n) => i18n._('まだ招待していないユーザーです。先に招待メールを送ってください。')),
}

type Membership = { readonly account: string; readonly tenant: number; readonly role: MemberRole }

/** Returns the membership of a record; none for a record in the trash. */
const membershipOf = async (context: PortalContext, row: TenantUser | null): Promise<Membership | null> => {
  if (row === null || row.deletedAt !== null || row.accountId === null) return null
  const number = siteNumber((await context.findForUpdate('tenant', row.tenant))?.slug)
  return number === null ? null : { account: row.accountId, tenant: number, role: row.memberRole }
}

/** Returns the tenants that a person's record lists. */
const syncTenantsOf = async (context: PortalContext, user: string): Promise<void> => {
  const rows = await context.findMany('tenant-user', { user })
  await context.updateDerived('user', user, { tenants: rows.map((row) => row.tenant).toSorted() })
}

const shownOfUser = (user: User) => ({
  accountId: user.authUser,
  userName: user.displayName,
  avatar: user.avatar,
  email: user.email,
  lastAccessAt: user.lastLoginAt,
})

/** Applies every change of a record to its membership, in one transaction. */
export const tenantUserHooks = hooksFor(tenant, 'tenant-user', {
  beforeSave: async (values, context) => {
    const id = recordId(values.user)
    const user = id === null ? null : await context.findForUpdate('user', id)
    if (user === null) return values
    if (user.authUser === null) context.reject([{ path: 'user', rule: 'custom', params: NO_ACCOUNT }])
    return { ...values, ...shownOfUser(user), joinedAt: context.before?.joinedAt ?? context.now.toISOString() }
  },
  afterChange: async ({ before, after }, context) => {
    // Readers of accounts see record and membership both before or both after the change.
    await context.advisoryLock(ACCOUNT_SYNC_LOCK)
    const past = await membershipOf(context, before)
    const next = await membershipOf(context, after)
    // Creates the new one first, so that a replacement for the last owner is possible.
    if (next !== null) await platformEffects(context).setMembership(next.account, next.tenant, next.role)
    if (past !== null && (past.account !== next?.account || past.tenant !== next.tenant))
      await platformEffects(context).setMembership(past.account, past.tenant, null)
    for (const user of new Set([before?.user ?? after.user, after.user])) await syncTenantsOf(context, user)
  },
})
