import { createHash } from 'node:crypto'
import { tooManyRequests } from './errors.ts'
import type { RateLimits, RateRule } from './rate-limits.ts'

/** Returns the key under which a value is counted, hashed so that the table names nobody. */
export const rateLimitKey = (kind: string, value: string): string => `${kind}:${createHash('sha256').update(value).digest('hex')}`

/** Counts one more attempt at something. Throws a 429 problem where there have been enough. */
export const consumeOrThrow = async (limits: RateLimits, kind: string, value: string, rule: RateRule): Promise<void> => {
  const { allowed, retryAfter } = await limits.consume(rateLimitKey(kind, value), rule)
  if (!allowed) throw tooManyRequests(retryAfter ?? rule.window)
}
