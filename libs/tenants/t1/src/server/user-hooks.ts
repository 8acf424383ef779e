import { isAddress } from '@captain/mail'
import type { AnyRecord, Values } from '@captain/content-core'
import { platformCalls, type PlatformAccount } from '@captain/platform-server'
import type { HookContext, TypeHooks } from '@captain/content-server'
import { ownAccount } from './errors.ts'
import { localized } from './translator.ts'

const WAITING = {
  code: 'unapproved',
  ...localized((i18n) => i18n._('このメールアドレスからは利用の申請が届いています。管理者が承認してから、もう一度保存してください。')),
}

/** An account that a record may show; accounts that await approval are visible to administrators only. */
type Known = PlatformAccount & { readonly state: Exclude<PlatformAccount['state'], 'unapproved'> }

const isKnown = (account: PlatformAccount | null): account is Known => account !== null && account.state !== 'unapproved'

const emailIn = (values: Values): string | null => {
  const email = typeof values['email'] === 'string' ? values['email'].trim().toLowerCase() : ''
  return isAddress(email) ? email : null
}

const nameIn = ({ displayName }: Values): string => {
  const { ja } = (displayName ?? {}) as { readonly ja?: unknown }
  return typeof ja === 'string' ? ja.trim() : ''
}

const accountOf = async (context: HookContext & { readonly before: AnyRecord | null }, values: Values) => {
  const { before } = context
  const platform = platformCalls(context)
  const linked = before?.['authUser']
  const own = typeof linked === 'string' ? await platform.account({ id: linked }) : null
  const email = emailIn(values)
  return own ?? (email === null ? null : platform.account({ email }))
}

/** Whether the account belongs to another person's record: each account has one person. */
const isTaken = async (context: HookContext & { readonly before: AnyRecord | null }, account: PlatformAccount | null): Promise<boolean> => {
  if (account === null) return false
  const holders = await context.matching('user', { authUser: account.id })
  return holders.some(({ id, authUser }) => authUser === account.id && id !== context.before?.id)
}

/** Creates the account of an invitation, or invites the existing one again; changes nothing for an account that can sign in. */
const invited = async (context: HookContext, values: Values, account: Known | null): Promise<Known | null> => {
  const platform = platformCalls(context)
  const [name, email] = [nameIn(values), emailIn(values)]
  if (account?.state === 'active' || account?.state === 'suspended' || name === '' || email === null) return account
  const locale = values['locale'] === 'en' ? 'en' : 'ja'
  const id = account?.id ?? (await platform.createAccount({ name, email, locale }))
  await platform.invite({ id, name, email: account?.email ?? email, locale })
  return account ?? { id, name, email, locale, state: 'invited', lastSignInAt: null, mayUseAi: false, memberships: [] }
}

/** Returns the fields of a person's record that mirror the account. */
export const shownOfAccount = (account: PlatformAccount | null): Values => ({
  authUser: isKnown(account) ? account.id : null,
  accountState: isKnown(account) ? account.state : 'none',
  lastLoginAt: isKnown(account) ? (account.lastSignInAt?.toISOString() ?? null) : null,
})

/** Updates the fields of memberships that mirror the person. */
const keepMemberNames = async (context: HookContext, user: AnyRecord): Promise<void> => {
  const { displayName: userName, avatar, email, lastLoginAt: lastAccessAt } = user
  for (const { id } of await context.matching('tenant-user', { user: user.id }))
    await context.derive('tenant-user', id, { userName, avatar, email, lastAccessAt })
}

/** Whether the save sets access to the AI tools: other saves must not undo a concurrent decision elsewhere. */
const decidesAi = (before: AnyRecord | null, after: AnyRecord): boolean =>
  before === null || before['authUser'] !== after['authUser'] || before['canUseAi'] !== after['canUseAi']

/** Hooks of people: link the account, invite it, and set its access to the AI tools. */
export const userHooks: TypeHooks = {
  save: async (values, context) => {
    const found = await accountOf(context, values)
    const isInviting = values['sendInvitation'] === true && context.before?.['sendInvitation'] !== true
    if (isInviting && found?.state === 'unapproved') context.refuse([{ path: 'email', rule: 'custom', params: WAITING }])
    if (await isTaken(context, found)) return { ...values, ...shownOfAccount(null) }
    const known = isKnown(found) ? found : null
    return { ...values, ...shownOfAccount(isInviting ? await invited(context, values, known) : known) }
  },
  after: async ({ action, before, after }, context) => {
    const { authUser } = after
    if (action === 'delete' && authUser !== null && authUser === context.author.id) throw ownAccount()
    if (after.deletedAt !== null) return
    if (typeof authUser === 'string' && decidesAi(before, after)) await platformCalls(context).grantAi(authUser, after['canUseAi'] === true)
    await keepMemberNames(context, after)
  },
}
