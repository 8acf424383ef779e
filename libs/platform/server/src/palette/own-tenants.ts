import { roleAtLeast, roleIn, type MemberRole, type SignedIn } from '@captain/auth-core'
import type { AnyContentType, Tenant } from '@captain/content-core'

/** A tenant that the account may enter, with its role and types. */
export type OwnTenant = { readonly tenant: Tenant; readonly role: MemberRole; readonly types: readonly AnyContentType[] }

/** Returns the tenants that an account may enter, each with the types that it may read there. */
export const ownTenants = (tenants: readonly Tenant[], actor: SignedIn): readonly OwnTenant[] =>
  tenants.flatMap((tenant) => {
    const role = roleIn(actor, tenant.slug)
    if (role === null) return []
    return [{ tenant, role, types: tenant.contentTypes.filter(({ access }) => roleAtLeast(role, access.read)) }]
  })
