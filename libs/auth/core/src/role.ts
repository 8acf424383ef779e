/** What a member may do in a tenant, in rising order: viewer reads, editor writes, owner also manages. */
export const MEMBER_ROLES = ['viewer', 'editor', 'owner'] as const

export type MemberRole = (typeof MEMBER_ROLES)[number]

export const isMemberRole = (value: unknown): value is MemberRole => MEMBER_ROLES.some((role) => role === value)

/** Whether a role reaches what asks for at least `minimum`. */
export const roleAtLeast = (role: MemberRole, minimum: MemberRole): boolean => MEMBER_ROLES.indexOf(role) >= MEMBER_ROLES.indexOf(minimum)
