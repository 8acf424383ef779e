/** Days until a record in the trash is purged. */
export const TRASH_DAYS = 30
