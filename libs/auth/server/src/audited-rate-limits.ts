import { createRateLimits, type RateLimits } from '@captain/http-server'
import type { Pool } from 'pg'
import { currentRequestOrigin } from './audit/current-request-origin.ts'
import { recordEvent } from './audit/record-event.ts'

/** Creates rate limits that record the first rejection of each window in the audit log. */
export const auditedRateLimits = (pool: Pool): RateLimits =>
  createRateLimits({
    pool,
    onFirstRefusal: (summary) =>
      recordEvent(pool, { action: 'rateLimited', by: { id: null, name: '' }, from: currentRequestOrigin(), summary }),
  })
