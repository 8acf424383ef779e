export { createAuth, type Auth, type AuthOptions } from './create-auth.ts'
export { BASE_PATH } from './better-auth.ts'
export { defineEndpoint, type ContextOf, type Describe, type DescribedOperation, type Endpoint, type EndpointContext } from './endpoint.ts'
export type { EndpointGuard } from './endpoint-guard.ts'
export { auditedRateLimits } from './audited-rate-limits.ts'
export { makeKeyToken, keyTokenIn } from './api-key-token.ts'
export { createKeyResolver, type KeyResolverOptions } from './api-key-resolver.ts'
export { authorize, isAdminPass, type Authorized } from './authorize.ts'
export { requireStepUp } from './step-up/require-step-up.ts'
export { createAuthMails } from './mails/auth-mails.ts'
export type { Addressee, AuthMails, Queryable } from './mails/auth-mails.ts'
export type { ChangeNotice } from './mails/write-auth-mails.ts'
export { enrolmentLink, type LinkedAccount, type LinkKind, type OneTimeLinks } from './links/one-time-links.ts'
export { inviteAdmin, type NewAdmin } from './links/invite-admin.ts'
export { tenantsOnlyOwnedBy } from './sessions/sole-owner.ts'
export { lastOwner, lastWayIn, linkOver, notImpersonable, notImpersonating, ownAccountRefused, stepUpRequired } from './errors.ts'
export { ceremonyProblem, CEREMONY_CODES, type CeremonyCode } from './passkeys/ceremony-problems.ts'
export { tenantDirectory, type TenantDirectory } from './tenant-directory.ts'
export type { Accounts, NewAccount } from './accounts.ts'
export type { Member, Memberships } from './memberships.ts'
export { currentCircumstances, onBehalfOf } from './audit/current-circumstances.ts'
export {
  circumstancesOf,
  eventActorOf,
  type Circumstances,
  type EventAccount,
  type EventActor,
  type IdentityEvent,
} from './audit/identity-event.ts'
export { forgetEventsRegularly } from './audit/forget-events.ts'
export { maskSecrets } from './audit/mask-secrets.ts'
export { recordEvent } from './audit/record-event.ts'
