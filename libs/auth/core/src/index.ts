export { isMemberRole, MEMBER_ROLES, roleAtLeast, type MemberRole } from './role.ts'
export {
  GUEST,
  isAdmin,
  isRegularUser,
  isSignedIn,
  membershipIn,
  roleIn,
  type Account,
  type Actor,
  type Guest,
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
