import { isKeyActor, roleAtLeast } from '@captain/auth-core'
import { maskPersonalData, omitOwnerOnly, type Values } from '@captain/content-core'
import type { StaffCall } from './staff-endpoint.ts'

type Reader = { readonly context: Pick<StaffCall['context'], 'role' | 'actor'>; readonly seen: StaffCall['seen'] }

/**
 * Whether the caller may write records of the type; other members do not see personal data. A key that reaches them has the
 * scope for it.
 */
export const canSeePersonalData = ({ context, seen }: Reader): boolean =>
  isKeyActor(context.actor) || roleAtLeast(context.role, seen.access.write)

/** Whether the caller sees owner-only fields; keys never do. */
export const canSeeOwnerOnly = ({ context }: Pick<Reader, 'context'>): boolean => !isKeyActor(context.actor) && context.role === 'owner'

/** Returns a record as the caller may see it. */
export const visibleRecord =
  (call: Reader) =>
  <R extends Values>(record: R): R => {
    const shown = canSeeOwnerOnly(call) ? record : omitOwnerOnly(call.seen, record)
    return canSeePersonalData(call) ? shown : maskPersonalData(call.seen, shown)
  }
