import { isKeyActor, roleAtLeast } from '@captain/auth-core'
import {
  fieldOf,
  isPersonalField,
  maskPersonalData,
  omitOwnerOnly,
  typeVisibleTo,
  type AnyContentType,
  type Values,
} from '@captain/content-core'
import type { StaffCall } from './staff-endpoint.ts'

type Reader = { readonly context: Pick<StaffCall['context'], 'role' | 'actor'>; readonly seen: StaffCall['seen'] }

/**
 * Whether the caller sees the personal data of the fields of the type: members who may write its records. A custom role knows only the
 * personal fields that its rights name. A key that reaches the records has the scope for it.
 */
export const canSeePersonalData = ({ context, seen }: Reader): boolean =>
  isKeyActor(context.actor) || seen.rights !== undefined || roleAtLeast(context.role, seen.access.write)

/** Whether the caller's custom role hides personal data of the type. */
export const hidesPersonal = ({ type, seen }: Pick<StaffCall, 'type' | 'seen'>): boolean =>
  Object.keys(type.fields).some((name) => isPersonalField(type, name) && fieldOf(seen, name) === null)

/** Whether the caller sees owner-only fields; keys never do. */
export const canSeeOwnerOnly = ({ context }: Pick<Reader, 'context'>): boolean => !isKeyActor(context.actor) && context.role === 'owner'

/** Returns the type with the fields that the caller sees. */
export const visibleType = (call: Reader): AnyContentType => typeVisibleTo(call.seen, canSeeOwnerOnly(call) ? 'owner' : 'editor')

/** Returns a record as the caller may see it. */
export const visibleRecord =
  (call: Reader) =>
  <R extends Values>(record: R): R => {
    const shown = canSeeOwnerOnly(call) ? record : omitOwnerOnly(call.seen, record)
    return canSeePersonalData(call) ? shown : maskPersonalData(call.seen, shown)
  }
