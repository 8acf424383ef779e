import { isKeyActor, roleAtLeast, type KeyActor, type MemberRole, type SignedIn } from '@captain/auth-core'
import type { AnyContentType } from '@captain/content-core'
import { keyCanAccess } from '../integrations/api-keys/assert-key-access.ts'

/** Whether the caller may read records of a type. */
export type MayRead = (type: AnyContentType) => boolean

type Caller = { readonly actor: SignedIn | KeyActor; readonly role: MemberRole }

/** Returns which types the caller may read; references to other types appear without a name. */
export const canReadOf =
  ({ context: { actor, role } }: { readonly context: Caller }): MayRead =>
  (type) =>
    roleAtLeast(role, type.access.read) && (!isKeyActor(actor) || keyCanAccess(actor.key, type, 'content:read'))
