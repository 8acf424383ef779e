import { isKeyActor, roleAtLeast } from '@captain/auth-core'
import { masked, type Values } from '@captain/content-core'
import type { StaffCall } from './staff-endpoint.ts'

type Reader = { readonly context: Pick<StaffCall['context'], 'role' | 'actor'>; readonly type: StaffCall['type'] }

/** Whether the caller handles records of the type; whoever only looks at them does not see what they say of people. A key that reaches them has the scope for it. */
export const seesPersonal = ({ context, type }: Reader): boolean =>
  isKeyActor(context.actor) || roleAtLeast(context.role, type.access.write)

/** A record as the caller may see it. */
export const shownTo =
  (call: Reader) =>
  <Record extends Values>(record: Record): Record =>
    seesPersonal(call) ? record : masked(call.type, record)
