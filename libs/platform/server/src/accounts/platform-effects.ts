import { propertyOf } from '@captain/http-core'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createAuthMails, enrolmentLink, type Queryable } from '@captain/auth-server'
import type { MemberRole, StepUpAction } from '@captain/auth-core'
import { pluralOf, type MenuGroup, type Workflow } from '@captain/content-core'
import { menuTargetsOf } from '@captain/platform-core'
import type { Locale } from '@captain/locale'
import { CHANNEL, sql, nextId, requireAuthorStepUp, type HookTransaction } from '@captain/content-server/kit'
import { lastOwner } from '../errors.ts'

/** An account as the platform tenant sees it. */
export type PlatformAccount = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly locale: Locale
  /** `unapproved`: signed up, but not reviewed by an administrator yet. */
  readonly state: 'unapproved' | 'invited' | 'active' | 'suspended'
  readonly lastSignInAt: Date | null
  readonly mayUseAi: boolean
  /** Memberships, by the number of the tenant. */
  readonly memberships: readonly { readonly tenant: number; readonly role: MemberRole; readonly since: string }[]
}

/** What the server knows about a tenant. */
export type TenantProfile = {
  readonly number: number
  readonly status: 'preparing' | 'active' | 'suspended' | 'closed'
  readonly names: { readonly ja: string; readonly en: string | null }
  readonly color: string
  readonly sortOrder: number
}

/** A screen that menu entries may open, with its name in the declaration. */
export type NamedEntrance = {
  /** Path after the address of the tenant, such as `/article`. */
  readonly path: string
  readonly icon: string
  readonly group: MenuGroup
  readonly workflow: Workflow
  /** Minimum role to read it. */
  readonly minRole: MemberRole
  readonly names: Readonly<Record<Locale, string>>
}

/**
 * Actions that hooks of the platform tenant may run outside their tenant, in the running transaction; the database refuses all
 * other tenants.
 */
export type PlatformEffects = {
  /** Throws 403 `step-up-required` if an account without a recent step-up is the author. The effects that are such actions do it themselves. */
  requireStepUp(action: StepUpAction): void
  account(by: { readonly id: string } | { readonly email: string }): Promise<PlatformAccount | null>
  /** Returns the accounts that are members of any tenant. */
  members(): Promise<readonly PlatformAccount[]>
  /** Creates an approved account that cannot sign in yet; returns its id. */
  createAccount(account: { readonly name: string; readonly email: string; readonly locale: Locale }): Promise<string>
  /** Mails an account the link to register its first passkey, valid for 72 h. */
  invite(account: Pick<PlatformAccount, 'id' | 'name' | 'email' | 'locale'>): Promise<void>
  /** Sets a membership; null ends it. Throws the 409 problem `last-owner`. */
  setMembership(accountId: string, tenant: number, role: MemberRole | null): Promise<void>
  grantAi(accountId: string, isAllowed: boolean): Promise<void>
  putTenant(profile: TenantProfile): Promise<void>
  /** Clears what all server processes have cached of that tenant when the transaction commits. */
  forget(tenant: number): Promise<void>
  /** Returns the menu targets of a tenant from its declaration; none for an undeclared tenant. */
  entrances(slug: string): Promise<readonly NamedEntrance[]>
}

const LAST_OWNER = 'CP010'

/** Returns the author and origin of an action as JSON, for the administrators' log. */
export const eventOf = ({ author, now }: HookTransaction): string =>
  JSON.stringify({
    id: nextId(now),
    actorId: author.id,
    actorName: author.name,
    impersonatorId: author.impersonator?.id ?? null,
    impersonatorName: author.impersonator?.name ?? null,
    address: author.from?.address ?? null,
    userAgent: author.from?.userAgent ?? null,
    requestId: author.requestId,
  })

/** Whether the database refused to take the last owner from a tenant. */
export const isLastOwner = (error: unknown): boolean => propertyOf(error, 'code') === LAST_OWNER

const accountsOf = (tx: HookTransaction, id: string | null, email: string | null): Promise<readonly PlatformAccount[]> =>
  tx.rows<PlatformAccount>(sql`select * from platform.accounts(${id}::text, ${email}::text)`)

/** Queues the mail of an account in the outbox, in the running transaction. */
const outbox = (tx: HookTransaction): Queryable => {
  const put = async (_text: string, [mails]: readonly unknown[]) => {
    await tx.run(sql`select mail.put(${mails}::jsonb)`)
  }
  // The mail code uses no other method.
  return { query: put } as unknown as Queryable
}

const entrancesOf = async ({ installation }: HookTransaction, slug: string): Promise<readonly NamedEntrance[]> => {
  const tenant = installation.tenants.find((one) => one.slug === slug)
  if (tenant === undefined) return []
  const [ja, en] = await Promise.all([installation.messagesOf(slug, 'ja'), installation.messagesOf(slug, 'en')])
  return menuTargetsOf(tenant).map(({ contentType: { name, icon, group, workflow, access }, path }) => ({
    path,
    icon,
    group,
    workflow,
    minRole: access.read,
    names: { ja: pluralOf(ja[name] ?? { name }), en: pluralOf(en[name] ?? { name }) },
  }))
}

type AccountFacts = Pick<PlatformAccount, 'mayUseAi' | 'memberships'>

const NOTHING_YET: AccountFacts = { mayUseAi: false, memberships: [] }

/** Requires a step-up for a change of an account's rights; a save that leaves them as they are needs none. */
const requireForRights = async (tx: HookTransaction, id: string, isSame: (account: AccountFacts) => boolean): Promise<void> => {
  if (tx.author.lacksStepUp !== true) return
  const [account = NOTHING_YET] = await accountsOf(tx, id, null)
  if (!isSame(account)) requireAuthorStepUp(tx.author, 'change-rights')
}

/** Returns the platform actions of a hook in its running transaction. */
export const platformEffects = ({ transaction: tx }: { readonly transaction: HookTransaction }): PlatformEffects => ({
  requireStepUp: (action) => requireAuthorStepUp(tx.author, action),
  account: async (by) => ('id' in by ? await accountsOf(tx, by.id, null) : await accountsOf(tx, null, by.email))[0] ?? null,
  members: () => accountsOf(tx, null, null),
  createAccount: async ({ name, email, locale }) => {
    requireAuthorStepUp(tx.author, 'manage-account')
    const id = randomUUID()
    await tx.run(sql`select platform.create_account(${id}, ${email}, ${name}, ${locale})`)
    await tx.run(sql`select platform.record_account(${eventOf(tx)}::jsonb, ${id})`)
    return id
  },
  invite: async (account) => {
    requireAuthorStepUp(tx.author, 'send-link')
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    await tx.run(sql`select platform.put_invitation(${eventOf(tx)}::jsonb, ${account.id}, ${hash}::bytea)`)
    if (tx.isQuiet === true) return
    const { baseUrl } = tx.installation
    const by = tx.author.id === null ? null : tx.author.name
    await createAuthMails(outbox(tx), baseUrl).invite(account, enrolmentLink(baseUrl, account.locale, token), by)
  },
  setMembership: async (accountId, tenant, role) => {
    const roleIn = ({ memberships }: AccountFacts) => memberships.find((one) => one.tenant === tenant)?.role ?? null
    await requireForRights(tx, accountId, (account) => roleIn(account) === role)
    try {
      await tx.run(sql`select platform.set_membership(${eventOf(tx)}::jsonb, ${accountId}, ${tenant}::int, ${role}::text)`)
    } catch (error) {
      if (isLastOwner(error)) throw lastOwner(tx.installation.tenants.filter(({ number }) => number === tenant))
      throw error
    }
  },
  grantAi: async (accountId, isAllowed) => {
    await requireForRights(tx, accountId, ({ mayUseAi }) => mayUseAi === isAllowed)
    await tx.run(sql`select platform.grant_ai(${eventOf(tx)}::jsonb, ${accountId}, ${isAllowed})`)
  },
  putTenant: async ({ number, status, names, color, sortOrder }) => {
    await tx.run(sql`select platform.put_tenant(${number}::int, ${status}, ${JSON.stringify(names)}::jsonb, ${color}, ${sortOrder}::int)`)
    tx.forget(number)
  },
  forget: async (number) => {
    await tx.run(sql`select pg_notify(${CHANNEL}, ${`${number} platform`})`)
    tx.forget(number)
  },
  entrances: (slug) => entrancesOf(tx, slug),
})
