import { isAdmin, isRegularUser, isSignedIn, roleIn, type Actor } from './actor.ts'

/** Checks that only the server can answer, named as in the customer's specification §7. */
export type AccessCheck = 'check_auth_required' | 'check_tenant_user_by_tenant_slug' | 'check_cf_ai_usage'

/** Returns the result of an access check; `tenant` is the slug of an existing tenant, null for checks without one. */
export const canAccess = (check: AccessCheck, actor: Actor, tenant: string | null = null): boolean => {
  switch (check) {
    case 'check_auth_required':
      return isRegularUser(actor)
    case 'check_tenant_user_by_tenant_slug':
      return tenant !== null && roleIn(actor, tenant) !== null
    case 'check_cf_ai_usage':
      return isAdmin(actor) || (isRegularUser(actor) && isSignedIn(actor) && actor.mayUseAi)
  }
}
