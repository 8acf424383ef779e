import type { MemberRole } from '@captain/auth-core'
import type { MenuGroup, Workflow } from '@captain/content-core'
import type { Locale } from '@captain/locale'

/** An account as the tenant that runs the platform knows it. */
export type PlatformAccount = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly locale: Locale
  /** `unapproved`: signed up, and no administrator has looked at it. */
  readonly state: 'unapproved' | 'invited' | 'active' | 'suspended'
  readonly lastSignInAt: Date | null
  readonly mayUseAi: boolean
  /** By the number of the tenant. */
  readonly memberships: readonly { readonly tenant: number; readonly role: MemberRole; readonly since: string }[]
}

/** What the whole server is told of a tenant. */
export type TenantProfile = {
  readonly number: number
  readonly status: 'preparing' | 'active' | 'suspended' | 'closed'
  readonly names: { readonly ja: string; readonly en: string | null }
  readonly color: string
  readonly sortOrder: number
}

/** A screen that menus may lead to, with what its declaration calls it. */
export type NamedEntrance = {
  /** Behind the address of the tenant, such as `/article`. */
  readonly path: string
  readonly icon: string
  readonly group: MenuGroup
  readonly workflow: Workflow
  /** Who may read it. */
  readonly minRole: MemberRole
  readonly names: Readonly<Record<Locale, string>>
}

/** What the hooks of the tenant that runs the platform may do beyond it, in the running transaction; the database refuses every other tenant. */
export type PlatformCalls = {
  account(by: { readonly id: string } | { readonly email: string }): Promise<PlatformAccount | null>
  /** The accounts that are members of any tenant. */
  members(): Promise<readonly PlatformAccount[]>
  /** Makes an approved account that cannot sign in yet; answers its id. */
  createAccount(account: { readonly name: string; readonly email: string; readonly locale: Locale }): Promise<string>
  /** Mails an account the link with which it registers its first passkey, within 72 h. */
  invite(account: Pick<PlatformAccount, 'id' | 'name' | 'email' | 'locale'>): Promise<void>
  /** Null ends the membership. Throws the 409 problem `last-owner`. */
  setMembership(accountId: string, tenant: number, role: MemberRole | null): Promise<void>
  grantAi(accountId: string, isAllowed: boolean): Promise<void>
  putTenant(profile: TenantProfile): Promise<void>
  /** Every server process forgets what it has of that tenant when the transaction commits. */
  forget(tenant: number): Promise<void>
  /** Where menus of a tenant may lead, as its declaration says; nowhere for a tenant that is not declared. */
  entrances(slug: string): Promise<readonly NamedEntrance[]>
}
