import { TRASH_DAYS } from '@captain/content-core'
import { dateInTimeZone, daysUntil } from '@captain/locale'

const DAY_MS = 86_400_000

/** Returns the days in Asia/Tokyo until the day on which a deleted record is purged: 30 on the day of the deletion, 0 on the last one. */
export const daysLeft = (deletedAt: string, now: Date): number =>
  Math.max(0, daysUntil(dateInTimeZone(new Date(new Date(deletedAt).getTime() + TRASH_DAYS * DAY_MS)), now))
