import type { Locale } from '@captain/locale'
import type { MemberRole } from './role.ts'

/** What happens to accounts and sessions, as the log calls it; content has names of its own for what happens to records. */
export const IDENTITY_ACTIONS = [
  'login',
  'loginFailed',
  'rateLimited',
  'logout',
  'signUp',
  'createAccount',
  'updateAccount',
  'deleteAccount',
  'approve',
  'invite',
  'permission',
  'ban',
  'unban',
  'password',
  'changeEmail',
  'verifyEmail',
  'passkeyAdded',
  'passkeyRenamed',
  'passkeyRemoved',
  'sessionRevoked',
  'impersonate',
  'stopImpersonating',
  'recovery',
  'export',
] as const

export type IdentityAction = (typeof IDENTITY_ACTIONS)[number]

/** A page of a list for administrators; `next` is null on the last one, counts go as far as a thousand. */
export type AdminPage<Item> = {
  readonly items: readonly Item[]
  readonly next: string | null
  readonly count: { readonly value: number; readonly capped: boolean }
}

/** An account as `GET /api/v1/admin/auth-users` answers it; instants are ISO texts. */
export type AdminAccount = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly image: string | null
  readonly role: 'admin' | 'user'
  readonly isUser: boolean
  readonly banned: boolean
  readonly banReason: string | null
  readonly banExpires: string | null
  readonly locale: Locale
  readonly passkeyCount: number
  readonly memberships: readonly { readonly tenant: string; readonly role: MemberRole }[]
  readonly mayUseAi: boolean
  readonly lastSignInAt: string | null
  readonly createdAt: string
}

/** A session of somebody else, known by its id. */
export type AdminSession = {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly expiresAt: string
  readonly ipAddress: string | null
  readonly userAgent: string | null
  readonly beganBy: string
  readonly impersonatedBy: { readonly id: string; readonly name: string } | null
}

/** Pictures that an account may have made by the AI tools in a month unless its permission says otherwise; also what administrators may, who need none. */
export const USUAL_AI_LIMIT = 100

/** The highest limit that a permission for the AI tools takes. */
export const HIGHEST_AI_LIMIT = 100_000

/** The permission of an account for the AI tools, and what it has had made; null where there is no permission or it has no end. */
export type AdminAiUse = {
  /** Whether the account may use the tools without a permission, as administrators may. */
  readonly isAdmin: boolean
  /** Pictures that count in a month. */
  readonly monthlyLimit: number | null
  /** The last day, in Japan, on which the permission counts, which may be over. */
  readonly expiresOn: string | null
  readonly grantedBy: { readonly id: string; readonly name: string } | null
  /** Pictures of this month in Japan. */
  readonly used: number
}

/** The whole permission for the AI tools as it is to be, or that there is none any more. */
export type AdminAiDraft =
  | { readonly allowed: false }
  | { readonly allowed: true; readonly monthlyLimit: number; readonly expiresOn: string | null }

/** What `PUT /api/v1/admin/auth-users/:id/ai` takes: the draft, and the permission that it was made of. Where another stands meanwhile it answers 409 `version-conflict` with the account as `current`. */
export type AdminAiChange = AdminAiDraft & { readonly before: Pick<AdminAiUse, 'monthlyLimit' | 'expiresOn'> }

/** The answer of `GET /api/v1/admin/auth-users/:id`. */
export type AdminAccountDetail = AdminAccount & { readonly ai: AdminAiUse; readonly sessions: readonly AdminSession[] }

/** What `POST /api/v1/admin/auth-users` takes; left out: user, ja, no tenant, no AI, invited. */
export type AdminAccountDraft = Pick<AdminAccount, 'name' | 'email'> &
  Partial<Pick<AdminAccount, 'role' | 'locale' | 'memberships' | 'mayUseAi'>> & { readonly invite?: boolean }

/** An event as `GET /api/v1/admin/audit-events` answers it; `changes` holds `fields`, and perhaps `diff`, `note` and more. */
export type AuditEvent = {
  readonly id: string
  readonly at: string
  readonly action: string
  readonly actor: { readonly id: string | null; readonly name: string }
  readonly impersonator: { readonly id: string | null; readonly name: string } | null
  /** Slug; null for what belongs to no tenant. */
  readonly tenant: string | null
  /** Content type by name, or `auth-user`. */
  readonly entity: string | null
  readonly record: string | null
  readonly summary: string | null
  readonly changes: Readonly<Record<string, unknown>>
  readonly ipAddress: string | null
  readonly userAgent: string | null
  readonly requestId: string | null
  readonly keyId: string | null
}
