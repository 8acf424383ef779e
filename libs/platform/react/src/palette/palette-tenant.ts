import type { MemberRole } from '@captain/auth-core'
import type { Tenant } from '@captain/content-core'

/** The tenant on show, and the account's role in it. */
export type PaletteTenant = { readonly tenant: Pick<Tenant, 'slug' | 'names'>; readonly role: MemberRole }
