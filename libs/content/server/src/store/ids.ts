import { encodeTime, monotonicFactory } from 'ulid'

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

const next = monotonicFactory()

/** Returns a new ULID; ids of this process increase even within a millisecond. */
export const nextId = (now: Date): string => next(now.getTime())

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => ULID.test(text)

/** Returns the value as a record id if it is one; null for any other unchecked value. */
export const recordId = (value: unknown): string | null => (typeof value === 'string' && isId(value) ? value : null)

/** Returns the lowest id of records created at an instant or later. */
export const firstIdAt = (from: Date): string => `${encodeTime(from.getTime())}${'0'.repeat(16)}`
