import {
  isAdmin,
  isKeyActor,
  isRegularUser,
  isSignedIn,
  keyAllows,
  canAccess,
  membershipIn,
  roleAtLeast,
  roleIn,
  type Actor,
  type ApiKey,
  type KeyScope,
  type MemberRole,
} from '@captain/auth-core'
import { forbidden, notFound, unauthorized } from '@captain/http-server'
import type { EndpointGuard } from './endpoint-guard.ts'
import type { TenantDirectory } from './tenant-directory.ts'

export type Authorized = {
  /** Role in the tenant, if the guard requires one. */
  readonly role: MemberRole | null
}

const PASS: Authorized = { role: null }

/** Whether the actor passes only as an administrator, because the membership does not grant the required role. */
export const isAdminPass = (actor: Actor, tenant: string, needed: MemberRole): boolean => {
  if (!isAdmin(actor) || !isSignedIn(actor)) return false
  const own = membershipIn(actor, tenant)
  // A custom role may grant less than its built-in one.
  const isLimited = Object.hasOwn(actor.customRoles ?? {}, tenant)
  return own === null || isLimited || !roleAtLeast(own, needed)
}

const authorizeTenant = (minimum: MemberRole, actor: Actor, slug: string, tenants: TenantDirectory): Authorized => {
  const role = tenants.has(slug) ? roleIn(actor, slug) : null
  // A tenant without membership looks like a tenant that does not exist.
  if (role === null) throw notFound()
  if (!roleAtLeast(role, minimum)) throw forbidden()
  return { role }
}

/** Role of API keys: programs may do what editors do within their scopes, never what only owners may do. */
const KEY_ROLE: MemberRole = 'editor'

type Place = { readonly tenant: string | undefined; readonly keyScope: KeyScope | undefined }

const authorizeKey = (guard: EndpointGuard, key: ApiKey, { tenant, keyScope }: Place): Authorized => {
  // Other tenants look like tenants that do not exist, even if a guest may read.
  if (tenant !== undefined && tenant !== key.tenant) throw notFound()
  if (guard !== 'public' && (typeof guard === 'string' || !roleAtLeast(KEY_ROLE, guard.tenant))) throw forbidden()
  if (keyScope === undefined ? guard !== 'public' : !keyAllows(key, keyScope)) throw forbidden()
  return { role: typeof guard === 'object' ? KEY_ROLE : null }
}

/** Account requirements of guards without a membership. */
const PASSES: Readonly<Record<'user' | 'cfAi' | 'admin', (actor: Actor) => boolean>> = {
  user: isRegularUser,
  cfAi: (actor) => canAccess('check_cf_ai_usage', actor),
  admin: isAdmin,
}

/** Server-side counterpart of the page guards: returns the granted access or throws a 401, 403 or 404 problem. */
export const authorize = (
  guard: EndpointGuard,
  actor: Actor,
  tenant: string | undefined,
  tenants: TenantDirectory,
  keyScope?: KeyScope,
): Authorized => {
  if (isKeyActor(actor)) return authorizeKey(guard, actor.key, { tenant, keyScope })
  if (guard === 'public') return PASS
  if (!isSignedIn(actor)) throw unauthorized()
  if (guard === 'session') return PASS
  if (typeof guard === 'object') return authorizeTenant(guard.tenant, actor, tenant ?? '', tenants)
  if (!PASSES[guard](actor)) throw forbidden()
  return PASS
}
