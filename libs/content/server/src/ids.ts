import { monotonicFactory } from 'ulid'

const next = monotonicFactory()

/** A new ULID; ids made in the same millisecond by this process still rise. */
export const nextId = (now: Date): string => next(now.getTime())
