import type { MemberRole } from '@captain/auth-core'
import { useRoleNames } from './role-names.ts'

/** The label of an account's role in a tenant. */
export const RoleName = ({ role }: { readonly role: MemberRole }) => useRoleNames()[role]
