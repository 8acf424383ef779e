import { customRoleIn, isKeyActor, roleAtLeast, type KeyActor, type MemberRole, type SignedIn } from '@captain/auth-core'
import { typeForRole, type AnyContentType, type Tenant } from '@captain/content-core'
import { keyCanAccess } from '../integrations/api-keys/assert-key-access.ts'

/** Returns a type as the caller may read it; null if the caller may not read its records. */
export type MayRead = (type: AnyContentType) => AnyContentType | null

type Caller = {
  readonly actor: SignedIn | KeyActor
  readonly role: MemberRole
  readonly params: Readonly<Record<'tenant', string>>
}

/** Returns which types the caller may read; references to other types appear without a name. */
export const canReadOf =
  ({ context: { actor, role, params } }: { readonly context: Caller }): MayRead =>
  (type) => {
    const seen = typeForRole(type, customRoleIn(actor, params.tenant))
    return roleAtLeast(role, seen.access.read) && (!isKeyActor(actor) || keyCanAccess(actor.key, type, 'content:read')) ? seen : null
  }

/** Returns the types of a tenant that the caller may read, as the caller may read them. */
export const readableTypes = ({ contentTypes }: Tenant, mayRead: MayRead): readonly AnyContentType[] =>
  contentTypes.flatMap((type) => mayRead(type) ?? [])
