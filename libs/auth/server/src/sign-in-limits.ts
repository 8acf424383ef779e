import { enforceRateLimit, rateLimitKey, type RateLimits, type RateRule } from '@captain/http-server'

/** Failed attempts from any address. */
const PER_ACCOUNT: RateRule = { window: 900, max: 10 }

/**
 * Creates limits on the attempts per account, existing or not, in addition to the limit per address. An attempt counts before the password
 * check, and a success resets the count. Addresses are folded as sign-in folds them.
 */
export const signInLimits = (limits: RateLimits) => ({
  /** Throws a 429 problem above the limit. */
  attempt: (email: string): Promise<void> => enforceRateLimit(limits, 'account', email.toLowerCase(), PER_ACCOUNT),
  succeeded: (email: string): Promise<void> => limits.forget(rateLimitKey('account', email.toLowerCase())),
})
