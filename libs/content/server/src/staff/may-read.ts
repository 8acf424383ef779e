import { isKeyActor, roleAtLeast, type KeyActor, type MemberRole, type SignedIn } from '@captain/auth-core'
import type { AnyContentType } from '@captain/content-core'
import { keyReaches } from '../integrations/api-keys/refuse-key.ts'

/** Whether the caller may read records of a type. */
export type MayRead = (type: AnyContentType) => boolean

type Caller = { readonly actor: SignedIn | KeyActor; readonly role: MemberRole }

/** Returns which types the caller may read; references to other types appear without a name. */
export const mayReadOf =
  ({ context: { actor, role } }: { readonly context: Caller }): MayRead =>
  (type) =>
    roleAtLeast(role, type.access.read) && (!isKeyActor(actor) || keyReaches(actor.key, type, 'content:read'))
