/** Accounts that need more than a password, as the operator says; each level includes the ones before. */
export const STRONG_SIGN_IN_LEVELS = ['administrators', 'owners', 'editors', 'everyone'] as const

export type StrongSignInLevel = (typeof STRONG_SIGN_IN_LEVELS)[number]
