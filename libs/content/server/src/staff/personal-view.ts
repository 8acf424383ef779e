import { isKeyActor, roleAtLeast } from '@captain/auth-core'
import { masked, withoutOwned, type Values } from '@captain/content-core'
import type { StaffCall } from './staff-endpoint.ts'

type Reader = { readonly context: Pick<StaffCall['context'], 'role' | 'actor'>; readonly type: StaffCall['type'] }

/**
 * Whether the caller may write records of the type; other members do not see personal data. A key that reaches them has the
 * scope for it.
 */
export const seesPersonal = ({ context, type }: Reader): boolean =>
  isKeyActor(context.actor) || roleAtLeast(context.role, type.access.write)

/** Whether the caller sees owner-only fields; keys never do. */
export const seesOwned = ({ context }: Pick<Reader, 'context'>): boolean => !isKeyActor(context.actor) && context.role === 'owner'

/** Returns a record as the caller may see it. */
export const shownTo =
  (call: Reader) =>
  <Record extends Values>(record: Record): Record => {
    const seen = seesOwned(call) ? record : withoutOwned(call.type, record)
    return seesPersonal(call) ? seen : masked(call.type, seen)
  }
