import { propertyOf } from '@captain/http-core'

const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** Returns whether a write failed because the disk, or the quota of its account, is full. */
export const isDiskFull = (error: unknown): boolean => CODES.has(propertyOf(error, 'code'))
