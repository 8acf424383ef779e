import { customRoleIn, roleAtLeast, roleIn, type MemberRole, type SignedIn } from '@captain/auth-core'
import { tenantForRole, type AnyContentType, type Tenant } from '@captain/content-core'

/** A tenant that the account may enter, as its role sees it, with its role and types. */
export type OwnTenant = { readonly tenant: Tenant; readonly role: MemberRole; readonly types: readonly AnyContentType[] }

/** Returns the tenants that an account may enter, each with the types that it may read there. */
export const ownTenants = (tenants: readonly Tenant[], actor: SignedIn): readonly OwnTenant[] =>
  tenants.flatMap((tenant) => {
    const role = roleIn(actor, tenant.slug)
    if (role === null) return []
    const seen = tenantForRole(tenant, customRoleIn(actor, tenant.slug))
    return [{ tenant: seen, role, types: seen.contentTypes.filter(({ access }) => roleAtLeast(role, access.read)) }]
  })
