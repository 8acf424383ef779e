import { consumeOrThrow, rateLimitKey, type RateLimits, type RateRule } from '@captain/http-server'

/** Attempts without a success, from wherever they come. */
const PER_ACCOUNT: RateRule = { window: 900, max: 10 }

/**
 * Limits the attempts on one account, there or not, beside the limit per address. An attempt counts before its password is
 * looked at, and a success forgives all. Addresses are folded as sign-in folds them.
 */
export const signInLimits = (limits: RateLimits) => ({
  /** Throws a 429 problem. */
  attempt: (email: string): Promise<void> => consumeOrThrow(limits, 'account', email.toLowerCase(), PER_ACCOUNT),
  succeeded: (email: string): Promise<void> => limits.forget(rateLimitKey('account', email.toLowerCase())),
})
