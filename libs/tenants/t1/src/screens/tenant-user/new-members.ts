export const ROLES = ['owner', 'editor', 'viewer'] as const

/** Input of the form: accounts that become members of a tenant, and what they all get. */
export type NewMembers = {
  readonly picked: readonly string[]
  readonly role: (typeof ROLES)[number]
  readonly notifyContact: boolean
}
