import type { Locale } from '@captain/locale'
import type { MemberRole } from './role.ts'

/** Audit log actions on accounts and sessions; content has separate names for actions on records. */
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
  'secondFactorAdded',
  'secondFactorRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'identityLinked',
  'identityUnlinked',
  'sessionRevoked',
  'impersonate',
  'stopImpersonating',
  'recovery',
  'export',
] as const

export type IdentityAction = (typeof IDENTITY_ACTIONS)[number]

/** Page of a list for administrators; `next` is null on the last page, counts stop at 1,000. */
export type AdminPage<Item> = {
  readonly items: readonly Item[]
  readonly next: string | null
  readonly count: { readonly value: number; readonly capped: boolean }
}

/** Account as `GET /api/v1/admin/auth-users` returns it; instants are ISO strings. */
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
  readonly hasSecondFactor: boolean
  readonly memberships: readonly { readonly tenant: string; readonly role: MemberRole }[]
  readonly mayUseAi: boolean
  readonly lastSignInAt: string | null
  readonly createdAt: string
}

/** Session of another account, identified by its id. */
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

/** Default monthly image limit of an AI permission; also the limit of administrators, who need no permission. */
export const DEFAULT_AI_LIMIT = 100

/** Maximum limit of an AI permission. */
export const MAX_AI_LIMIT = 100_000

/** AI permission and usage of an account; null values mean no permission, or no end date. */
export type AdminAiUse = {
  /** Whether the account may use the tools without a permission, as administrators may. */
  readonly isAdmin: boolean
  /** Monthly image limit. */
  readonly monthlyLimit: number | null
  /** Last day of the permission, in Japan time; may be in the past. */
  readonly expiresOn: string | null
  readonly grantedBy: { readonly id: string; readonly name: string } | null
  /** Images made this month, in Japan time. */
  readonly used: number
}

/** New AI permission of an account, complete, or its removal. */
export type AdminAiDraft =
  | { readonly allowed: false }
  | { readonly allowed: true; readonly monthlyLimit: number; readonly expiresOn: string | null }

/**
 * Body of `PUT /api/v1/admin/auth-users/:id/ai`: the new permission and the one that it was based on. If another was saved in the meantime,
 * the response is 409 `version-conflict` with the account as `current`.
 */
export type AdminAiChange = AdminAiDraft & { readonly before: Pick<AdminAiUse, 'monthlyLimit' | 'expiresOn'> }

/** Response of `GET /api/v1/admin/auth-users/:id`. */
export type AdminAccountDetail = AdminAccount & { readonly ai: AdminAiUse; readonly sessions: readonly AdminSession[] }

/** Body of `POST /api/v1/admin/auth-users`. Defaults: user, ja, no tenant, no AI, invited. */
export type AdminAccountDraft = Pick<AdminAccount, 'name' | 'email'> &
  Partial<Pick<AdminAccount, 'role' | 'locale' | 'memberships' | 'mayUseAi'>> & { readonly invite?: boolean }

/** Event as `GET /api/v1/admin/audit-events` returns it; `changes` contains `fields` and optionally `diff`, `note` and more. */
export type AuditEvent = {
  readonly id: string
  readonly at: string
  readonly action: string
  readonly actor: { readonly id: string | null; readonly name: string }
  readonly impersonator: { readonly id: string | null; readonly name: string } | null
  /** Slug; null if the event belongs to no tenant. */
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
