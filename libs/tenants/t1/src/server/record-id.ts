const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** What can name a record, of values that nobody has checked yet; null for anything else. */
export const recordId = (value: unknown): string | null => (typeof value === 'string' && ID.test(value) ? value : null)
