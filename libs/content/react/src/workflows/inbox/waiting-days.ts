import type { AnyRecord } from '@captain/content-core'

/** Days within which a message is to be answered (content model, P.contact). */
const REPLY_DUE_DAYS = 3

const DAY = 86_400_000

export type Waiting = { readonly days: number; readonly isLate: boolean }

/** When it came in, for types that keep that apart from when the record was made. */
const receivedAt = (record: AnyRecord): string => (typeof record['receivedAt'] === 'string' ? record['receivedAt'] : record.createdAt)

/** How long a message has been waiting to be dealt with; null for one that no longer waits. */
export const waitingOf = (record: AnyRecord, now: Date): Waiting | null => {
  if (record.state !== 'new' && record.state !== 'inProgress') return null
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(receivedAt(record))) / DAY))
  return { days, isLate: days > REPLY_DUE_DAYS }
}
