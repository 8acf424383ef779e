import { createHash } from 'node:crypto'
import { tooManyRequests } from '@captain/http'
import type { RateLimits, RateRule } from './rate-limits.ts'

/** Attempts without a success, from wherever they come. */
const PER_ACCOUNT: RateRule = { window: 900, max: 10 }

/** The key of what is counted, hashed so that the table names nobody. */
const keyOf = (kind: string, value: string): string => `${kind}:${createHash('sha256').update(value).digest('hex')}`

/** Counts one more attempt at something. Throws a 429 problem where there have been enough. */
export const consumeOrThrow = async (limits: RateLimits, kind: string, value: string, rule: RateRule): Promise<void> => {
  const { allowed, retryAfter } = await limits.consume(keyOf(kind, value), rule)
  if (!allowed) throw tooManyRequests(retryAfter ?? rule.window)
}

/**
 * Limits the attempts on one account, there or not, beside the limit per address. An attempt counts before its password is
 * looked at, and a success forgives all. Addresses are folded as sign-in folds them.
 */
export const signInLimits = (limits: RateLimits) => ({
  /** Throws a 429 problem. */
  attempt: (email: string): Promise<void> => consumeOrThrow(limits, 'account', email.toLowerCase(), PER_ACCOUNT),
  succeeded: (email: string): Promise<void> => limits.forget(keyOf('account', email.toLowerCase())),
})
