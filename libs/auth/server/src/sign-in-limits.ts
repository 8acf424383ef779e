import { normalizeIP } from '@better-auth/core/utils/ip'
import { enforceRateLimit, rateLimitKey, type RateLimits, type RateRule } from '@captain/http-server'

/** Attempt to sign in with a password. */
export type SignInAttempt = {
  readonly email: string
  readonly address: string | null
  /** The browser, if the account has signed in from it before; otherwise null. */
  readonly device: string | null
}

/** Failed attempts on one account from one network, or from one known device. */
const PER_ORIGIN: RateRule = { window: 900, max: 10 }

/** Failed attempts on one account from all networks together; known devices do not count. */
const PER_ACCOUNT: RateRule = { window: 3600, max: 100 }

type Counter = readonly [kind: string, value: string, rule: RateRule]

const networkOf = (address: string | null): string => (address === null ? '' : normalizeIP(address, { ipv6Subnet: 64 }))

/**
 * Returns what an attempt counts for. Strangers share the count of the account; a device from which the account has signed in before has
 * a separate one, so that attackers cannot lock it out.
 */
const countersOf = ({ email, address, device }: SignInAttempt): readonly Counter[] => {
  const account = email.toLowerCase()
  if (device !== null) return [['account-device', `${account}|${device}`, PER_ORIGIN]]
  return [
    ['account-network', `${account}|${networkOf(address)}`, PER_ORIGIN],
    ['account', account, PER_ACCOUNT],
  ]
}

/**
 * Creates limits on the attempts per account, existing or not, in addition to the limit per address. An attempt counts before the password
 * check, and a success resets its counts. Addresses are folded as sign-in folds them.
 */
export const signInLimits = (limits: RateLimits) => ({
  /** Throws a 429 problem above a limit. */
  attempt: async (attempt: SignInAttempt): Promise<void> => {
    for (const [kind, value, rule] of countersOf(attempt)) await enforceRateLimit(limits, kind, value, rule)
  },
  succeeded: async (attempt: SignInAttempt): Promise<void> => {
    for (const [kind, value] of countersOf(attempt)) await limits.forget(rateLimitKey(kind, value))
  },
})
