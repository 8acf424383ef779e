import { isAddress } from '@captain/mail'
import type { UncheckedValues } from '@captain/content-core'
import { platformEffects, type PlatformAccount } from '@captain/platform-server'
import { hooksFor } from '@captain/content-server'
import { asRecord } from '@captain/validation'
import type { user } from '../content-types/user.ts'
import { tenant } from '../tenant.ts'
import { ownAccount } from './errors.ts'
import type { PortalContext, User } from './portal-records.ts'
import { localized } from './translator.ts'

type Values = UncheckedValues<typeof user>

const WAITING = {
  code: 'unapproved',
  ...localized((i18n) =>
    i18n._('このメールアドレスからは利用の申請が届いています。システム管理者が承認してから、もう一度保存してください。'),
  ),
}

/** An account that a record may show; accounts that await approval are visible to administrators only. */
type Known = PlatformAccount & { readonly state: Exclude<PlatformAccount['state'], 'unapproved'> }

const isKnown = (account: PlatformAccount | null): account is Known => account !== null && account.state !== 'unapproved'

const emailIn = (values: Values): string | null => {
  const email = typeof values.email === 'string' ? values.email.trim().toLowerCase() : ''
  return isAddress(email) ? email : null
}

const nameIn = ({ displayName }: Values): string => {
  const { ja } = asRecord(displayName)
  return typeof ja === 'string' ? ja.trim() : ''
}

type UserContext = PortalContext & { readonly before: User | null }

const accountOf = async (context: UserContext, values: Values) => {
  const { before } = context
  const platform = platformEffects(context)
  const linked = before?.authUser ?? null
  const own = linked === null ? null : await platform.account({ id: linked })
  const email = emailIn(values)
  return own ?? (email === null ? null : platform.account({ email }))
}

/** Whether the account belongs to another person's record: each account has one person. */
const isTaken = async (context: UserContext, account: PlatformAccount | null): Promise<boolean> => {
  if (account === null) return false
  const holders = await context.findMany('user', { authUser: account.id })
  return holders.some(({ id, authUser }) => authUser === account.id && id !== context.before?.id)
}

/** Creates the account of an invitation, or invites the existing one again; changes nothing for an account that can sign in. */
const invited = async (context: PortalContext, values: Values, account: Known | null): Promise<Known | null> => {
  const platform = platformEffects(context)
  const [name, email] = [nameIn(values), emailIn(values)]
  if (account?.state === 'active' || account?.state === 'suspended' || name === '' || email === null) return account
  const locale = values.locale === 'en' ? 'en' : 'ja'
  const id = account?.id ?? (await platform.createAccount({ name, email, locale }))
  await platform.invite({ id, name, email: account?.email ?? email, locale })
  return account ?? { id, name, email, locale, state: 'invited', lastSignInAt: null, mayUseAi: false, memberships: [] }
}

/** Returns the fields of a person's record that mirror the account. */
export const shownOfAccount = (account: PlatformAccount | null): Pick<User, 'authUser' | 'accountState' | 'lastLoginAt'> => ({
  authUser: isKnown(account) ? account.id : null,
  accountState: isKnown(account) ? account.state : 'none',
  lastLoginAt: isKnown(account) ? (account.lastSignInAt?.toISOString() ?? null) : null,
})

/** Updates the fields of memberships that mirror the person. */
const syncMemberNames = async (context: PortalContext, user: User): Promise<void> => {
  const { displayName: userName, avatar, email, lastLoginAt: lastAccessAt } = user
  for (const { id } of await context.findMany('tenant-user', { user: user.id }))
    await context.updateDerived('tenant-user', id, { userName, avatar, email, lastAccessAt })
}

/** Whether the save sets access to the AI tools: other saves must not undo a concurrent decision elsewhere. */
const decidesAi = (before: User | null, after: User): boolean =>
  before === null || before.authUser !== after.authUser || before.canUseAi !== after.canUseAi

/** Hooks of people: link the account, invite it, and set its access to the AI tools. */
export const userHooks = hooksFor(tenant, 'user', {
  beforeSave: async (values, context) => {
    const found = await accountOf(context, values)
    const isInviting = values.sendInvitation === true && context.before?.sendInvitation !== true
    if (isInviting && found?.state === 'unapproved') context.reject([{ path: 'email', rule: 'custom', params: WAITING }])
    if (await isTaken(context, found)) return { ...values, ...shownOfAccount(null) }
    const known = isKnown(found) ? found : null
    return { ...values, ...shownOfAccount(isInviting ? await invited(context, values, known) : known) }
  },
  afterChange: async ({ action, before, after }, context) => {
    const { authUser } = after
    if (action === 'delete' && authUser !== null && authUser === context.author.id) throw ownAccount()
    if (before !== null && before.deletedAt !== after.deletedAt) platformEffects(context).requireStepUp('manage-account')
    if (after.deletedAt !== null) return
    if (authUser !== null && decidesAi(before, after)) await platformEffects(context).grantAi(authUser, after.canUseAi)
    await syncMemberNames(context, after)
  },
})
