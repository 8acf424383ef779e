/** Days that a record stays in the trash before it is removed for good. */
export const TRASH_DAYS = 30
