/** Roles of a member in a tenant, in ascending order: viewers read, editors write, owners also manage. */
export const MEMBER_ROLES = ['viewer', 'editor', 'owner'] as const

export type MemberRole = (typeof MEMBER_ROLES)[number]

export const isMemberRole = (value: unknown): value is MemberRole => MEMBER_ROLES.some((role) => role === value)

/** Returns whether a role is at least `minimum`. */
export const roleAtLeast = (role: MemberRole, minimum: MemberRole): boolean => MEMBER_ROLES.indexOf(role) >= MEMBER_ROLES.indexOf(minimum)

/** Returns the higher of two roles. */
export const higherRole = (one: MemberRole, other: MemberRole): MemberRole => (roleAtLeast(one, other) ? one : other)
