export { isMemberRole, MEMBER_ROLES, roleAtLeast, type MemberRole } from './role.ts'
export { isKeyScope, KEY_SCOPES, keyAllows, type ApiKey, type KeyScope } from './api-key.ts'
export {
  GUEST,
  isAdmin,
  isKeyActor,
  isProven,
  isRegularUser,
  isSignedIn,
  membershipIn,
  roleIn,
  STEP_UP_MS,
  type Account,
  type Actor,
  type Guest,
  type Impersonator,
  type KeyActor,
  type SignedIn,
} from './actor.ts'
export {
  admin,
  anonymous,
  authDisabled,
  guest,
  loginOnly,
  tenantUser,
  user,
  type Guard,
  type GuardResult,
  type GuardTarget,
} from './guards.ts'
export { safeRedirect, type RedirectDecision } from './redirect.ts'
