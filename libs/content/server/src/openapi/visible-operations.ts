import {
  isAdmin,
  isRegularUser,
  isSignedIn,
  canAccess,
  roleAtLeast,
  roleIn,
  type Actor,
  customRoleIn,
  typeRightsOf,
} from '@captain/auth-core'
import type { DescribedOperation } from '@captain/auth-server'

const subjectOf = ({ tenant, type }: DescribedOperation): string => `${tenant ?? ''}/${type ?? ''}`

/** Whether a custom role may not read the records of an operation. */
const isHiddenFrom = (actor: Actor, { tenant, type }: DescribedOperation): boolean => {
  const custom = tenant === null || type === null ? null : customRoleIn(actor, tenant)
  return custom !== null && type !== null && !typeRightsOf(custom, type).operations.includes('read')
}

const reaches = (actor: Actor, operation: DescribedOperation): boolean => {
  const { guard, tenant } = operation
  if (guard === 'public') return true
  if (guard === 'session') return isSignedIn(actor)
  if (guard === 'user') return isRegularUser(actor)
  if (guard === 'cfAi') return canAccess('check_cf_ai_usage', actor)
  if (guard === 'admin') return isAdmin(actor)
  const role = roleIn(actor, tenant ?? '')
  // A custom role may get any operation on a type, except those that only owners may do.
  const mayBeGranted = operation.type !== null && guard.tenant !== 'owner' && customRoleIn(actor, tenant ?? '') !== null
  return role !== null && !isHiddenFrom(actor, operation) && (roleAtLeast(role, guard.tenant) || mayBeGranted)
}

/**
 * Returns the operations that a reader may see: public ones, and those of the content types that the reader's role can access
 * in any way. These include operations for higher roles, so that readers know whom to ask.
 */
export const visibleOperations = (operations: readonly DescribedOperation[], actor: Actor): readonly DescribedOperation[] => {
  const reached = operations.filter((operation) => reaches(actor, operation))
  const known = new Set(reached.filter(({ guard }) => typeof guard === 'object').map(subjectOf))
  return operations.filter(
    (operation) => reaches(actor, operation) || (typeof operation.guard === 'object' && known.has(subjectOf(operation))),
  )
}
