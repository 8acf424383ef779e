export { signedIn } from './signed-in.ts'
export { createAuth, type Auth } from './create-auth.ts'
export { BASE_PATH } from './better-auth.ts'
export {
  defineEndpoint,
  type ContextOf,
  type DescribeOperations,
  type DescribedOperation,
  type Endpoint,
  type EndpointContext,
} from './endpoint.ts'
export type { EndpointGuard } from './endpoint-guard.ts'
export { auditedRateLimits } from './audited-rate-limits.ts'
export { makeKeyToken, keyTokenIn } from './api-key-token.ts'
export { authorize, isAdminPass } from './authorize.ts'
export { requireStrongSignIn } from './step-up/strong-sign-in.ts'
export type { OidcConfiguration } from './oidc/oidc-configuration.ts'
export { lacksStepUp, requireStepUp } from './step-up/require-step-up.ts'
export { createAuthMails } from './mails/auth-mails.ts'
export type { Queryable } from './mails/auth-mails.ts'
export { enrolmentLink } from './links/one-time-links.ts'
export { inviteAdmin } from './links/invite-admin.ts'
export { authProblems } from './auth-problems.ts'
export { isStepUpRequired, stepUpRequired } from './errors.ts'
export { tenantDirectory, type TenantDirectory } from './tenant-directory.ts'
export type { Accounts, NewAccount } from './accounts.ts'
export type { Memberships } from './memberships.ts'
export { withRequestContext } from './audit/current-request-origin.ts'
export { circumstancesOf, type RequestOrigin } from './audit/identity-event.ts'
export { startEventPurgeSchedule } from './audit/purge-events.ts'
export { maskSecrets } from './audit/mask-secrets.ts'
export { authOperations } from './operations/operation-texts.ts'
