import { createHash } from 'node:crypto'
import { tooManyRequests } from './errors.ts'
import type { RateLimits, RateRule } from './rate-limits.ts'

/** Returns the key that counts a value, hashed so that the table contains no personal data. */
export const rateLimitKey = (kind: string, value: string): string => `${kind}:${createHash('sha256').update(value).digest('hex')}`

/** Counts one attempt. Throws a 429 problem above the limit. */
export const enforceRateLimit = async (limits: RateLimits, kind: string, value: string, rule: RateRule): Promise<void> => {
  const { allowed, retryAfter } = await limits.consume(rateLimitKey(kind, value), rule)
  if (!allowed) throw tooManyRequests(retryAfter ?? rule.window)
}
