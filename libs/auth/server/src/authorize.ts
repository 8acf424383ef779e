import {
  isAdmin,
  isKeyActor,
  isRegularUser,
  isSignedIn,
  keyAllows,
  mayAccess,
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
  /** The role in the tenant, where the guard asks for one. */
  readonly role: MemberRole | null
}

const PASS: Authorized = { role: null }

/** Whether somebody who may act in the tenant may do so only as an administrator: the own membership would not allow what asks for the role. */
export const isAdminPass = (actor: Actor, tenant: string, needed: MemberRole): boolean => {
  const own = membershipIn(actor, tenant)
  return own === null || !roleAtLeast(own, needed)
}

const authorizeTenant = (minimum: MemberRole, actor: Actor, slug: string, tenants: TenantDirectory): Authorized => {
  const role = tenants.has(slug) ? roleIn(actor, slug) : null
  // A tenant that one does not belong to is answered like one that does not exist.
  if (role === null) throw notFound()
  if (!roleAtLeast(role, minimum)) throw forbidden()
  return { role }
}

/** A key's programs do what editors do, as far as its scopes go: whatever is the owners' stays theirs. */
const KEY_ROLE: MemberRole = 'editor'

type Place = { readonly tenant: string | undefined; readonly keyScope: KeyScope | undefined }

const authorizeKey = (guard: EndpointGuard, key: ApiKey, { tenant, keyScope }: Place): Authorized => {
  // Other tenants are answered like tenants that do not exist, also where a guest may read.
  if (tenant !== undefined && tenant !== key.tenant) throw notFound()
  if (guard !== 'public' && (typeof guard === 'string' || !roleAtLeast(KEY_ROLE, guard.tenant))) throw forbidden()
  if (keyScope === undefined ? guard !== 'public' : !keyAllows(key, keyScope)) throw forbidden()
  return { role: typeof guard === 'object' ? KEY_ROLE : null }
}

/** What an account has to be where a guard asks for no membership. */
const PASSES: Readonly<Record<'user' | 'cfAi' | 'admin', (actor: Actor) => boolean>> = {
  user: isRegularUser,
  cfAi: (actor) => mayAccess('check_cf_ai_usage', actor),
  admin: isAdmin,
}

/** The server's twin of the page guards: lets a request through or throws the 401, 403 or 404 problem that it deserves. */
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
