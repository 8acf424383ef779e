import { createRateLimits, type RateLimits } from '@captain/http-server'
import type { Pool } from 'pg'
import { currentCircumstances } from './audit/current-circumstances.ts'
import { recordEvent } from './audit/record-event.ts'

/** Creates limits that log when somebody tries too often, once a window. */
export const auditedRateLimits = (pool: Pool): RateLimits =>
  createRateLimits({
    pool,
    onFirstRefusal: (summary) =>
      recordEvent(pool, { action: 'rateLimited', by: { id: null, name: '' }, from: currentCircumstances(), summary }),
  })
