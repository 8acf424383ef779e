export { higherRole, isMemberRole, MEMBER_ROLES, roleAtLeast, type MemberRole } from './role.ts'
export { isKeyScope, KEY_SCOPES, keyAllows, type ApiKey, type KeyScope } from './api-key.ts'
export {
  baseRoleOf,
  FIELD_ACCESSES,
  TYPE_RIGHT_NAMES,
  TYPE_RIGHTS,
  typeRightsOf,
  type CustomRole,
  type FieldAccess,
  type TypeRight,
  type TypeRights,
} from './custom-role.ts'
export {
  customRoleIn,
  GUEST,
  isAdmin,
  isKeyActor,
  isStepUpFresh,
  isRegularUser,
  isSignedIn,
  membershipIn,
  roleIn,
  STEP_UP_MS,
  usesOwnSession,
  type Account,
  type Actor,
  type Impersonator,
  type KeyActor,
  type SignedIn,
} from './actor.ts'
export { STRONG_SIGN_IN_LEVELS, type StrongSignInLevel } from './strong-sign-in.ts'
export { STEP_UP_ACTIONS, type StepUpAction } from './step-up-actions.ts'
export { canAccess, type AccessCheck } from './access-check.ts'
export {
  guardPage,
  visitorKindOf,
  type GuardDecision,
  type GuardRefusal,
  type GuardStep,
  type PageGuard,
  type Visitor,
  type VisitorKind,
} from './guards.ts'
export { networkOf } from './network-of.ts'
export { findPage, isBackOfficePath, PAGES, type FoundPage, type PageAddress } from './pages.ts'
export { canonicalPath } from './canonical-path.ts'
export { isReturnPath, refusalAddress } from './refusal-address.ts'
export { JWT_COOKIE, JWT_SECONDS, readCookie, REDIRECT_PATH_COOKIE, SESSION_CHANNEL, writeCookie } from './cookies.ts'
export { safeRedirect } from './redirect.ts'
export {
  MAX_AI_LIMIT,
  IDENTITY_ACTIONS,
  DEFAULT_AI_LIMIT,
  type AdminAccount,
  type AdminAccountDetail,
  type AdminAccountDraft,
  type AdminAiChange,
  type AdminAiUse,
  type AdminPage,
  type AdminSession,
  type AuditEvent,
  type IdentityAction,
} from './administration.ts'
