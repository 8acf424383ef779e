/** Reasons why records of any type may wait for an account in a list. */
export const NEED_KINDS = ['unanswered', 'orders', 'drafts', 'scheduled', 'staleEnglish', 'expiring'] as const
