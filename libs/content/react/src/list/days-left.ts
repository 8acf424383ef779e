import { TRASH_DAYS } from '@captain/content-core'

const DAY_MS = 86_400_000

/** Returns the whole days until a deleted record is purged; 0 on the last one. */
export const daysLeft = (deletedAt: string, now: Date): number =>
  Math.max(0, Math.floor((new Date(deletedAt).getTime() + TRASH_DAYS * DAY_MS - now.getTime()) / DAY_MS))
