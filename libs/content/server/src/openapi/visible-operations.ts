import { isAdmin, isRegularUser, isSignedIn, canAccess, roleAtLeast, roleIn, type Actor } from '@captain/auth-core'
import type { DescribedOperation } from '@captain/auth-server'

const subjectOf = ({ tenant, type }: DescribedOperation): string => `${tenant ?? ''}/${type ?? ''}`

const reaches = (actor: Actor, { guard, tenant }: DescribedOperation): boolean => {
  if (guard === 'public') return true
  if (guard === 'session') return isSignedIn(actor)
  if (guard === 'user') return isRegularUser(actor)
  if (guard === 'cfAi') return canAccess('check_cf_ai_usage', actor)
  if (guard === 'admin') return isAdmin(actor)
  const role = roleIn(actor, tenant ?? '')
  return role !== null && roleAtLeast(role, guard.tenant)
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
