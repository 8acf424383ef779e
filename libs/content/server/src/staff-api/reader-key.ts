import { customRoleIn, type Actor, type CustomRole, type MemberRole } from '@captain/auth-core'

/** Numbers of the custom roles of this process: a role that changes is another. */
const numbers = new WeakMap<CustomRole, number>()
let last = 0

const numberOf = (role: CustomRole): number => {
  const number = numbers.get(role) ?? (last += 1)
  numbers.set(role, number)
  return number
}

/** Returns what a kept response depends on: readers with the same key in a tenant have the same rights. */
export const readerKey = (actor: Actor, role: MemberRole, tenant: string): string => {
  const custom = customRoleIn(actor, tenant)
  return custom === null ? role : `${role}/${numberOf(custom)}`
}
