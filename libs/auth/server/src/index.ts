export { createAuth, type Auth, type AuthOptions } from './create-auth.ts'
export { BASE_PATH } from './better-auth.ts'
export {
  defineEndpoint,
  type ContextOf,
  type Endpoint,
  type EndpointContext,
  type EndpointGuard,
  type EndpointMethod,
  type EndpointSchemas,
} from './endpoint.ts'
export { runEndpoint } from './run-endpoint.ts'
export { wordedIssues } from './worded-issues.ts'
export { authorize, isAdminPass, type Authorized } from './authorize.ts'
export { tenantDirectory, type TenantDirectory } from './tenant-directory.ts'
export type { Accounts, NewAccount } from './accounts.ts'
export type { Member, Memberships } from './memberships.ts'
export { createRateLimits, type RateLimits, type RateRule } from './rate-limits.ts'
export type { Logger } from './logger.ts'
