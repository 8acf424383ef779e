/** Abbreviated legal forms before the name of an account's holder, as banks write them. */
export const HOLDER_PREFIXES = { ka: 'カ）', yu: 'ユ）', go: 'ド）', sha: 'シヤ）' } as const

/** The reading of the name that replaces a customer's. */
export const ANONYMOUS_KANA = 'トクメイ'
