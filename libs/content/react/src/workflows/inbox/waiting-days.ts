import type { AnyRecord } from '@captain/content-core'

/** Days within which a message must be answered (content model, P.contact). */
const REPLY_DUE_DAYS = 3

const DAY = 86_400_000

export type Waiting = { readonly days: number; readonly isLate: boolean }

/** The time of receipt, for types that store it separately from the record's creation. */
const receivedAt = (record: AnyRecord): string => (typeof record['receivedAt'] === 'string' ? record['receivedAt'] : record.createdAt)

/** Returns how long a message has been waiting; null if it no longer waits. */
export const waitingOf = (record: AnyRecord, now: Date): Waiting | null => {
  if (record.state !== 'new' && record.state !== 'inProgress') return null
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(receivedAt(record))) / DAY))
  return { days, isLate: days > REPLY_DUE_DAYS }
}
