import { normalizeIP } from '@better-auth/core/utils/ip'
import { enforceRateLimit, rateLimitKey, type RateLimits, type RateRule } from '@captain/http-server'

/** Guesses for one account from one network. */
const PER_NETWORK: RateRule = { window: 900, max: 10 }

/** Guesses for one account from all networks. Only those who have the first factor can use them up. */
const PER_ACCOUNT: RateRule = { window: 3600, max: 20 }

/** The same for a day, so that guessing for weeks remains without hope. */
const PER_DAY: RateRule = { window: 86_400, max: 60 }

type Counter = readonly [kind: string, value: string, rule: RateRule]

const countersOf = (accountId: string, address: string | null): readonly Counter[] => {
  const network = address === null ? '' : normalizeIP(address, { ipv6Subnet: 64 })
  return [
    ['second-factor-network', `${accountId}|${network}`, PER_NETWORK],
    ['second-factor', accountId, PER_ACCOUNT],
    ['day/second-factor', accountId, PER_DAY],
  ]
}

/** Creates limits on the codes that are tried for an account. A try counts before the check, and a success resets its counts. */
export const codeLimits = (limits: RateLimits) => ({
  /** Throws a 429 problem above a limit. */
  attempt: async (accountId: string, address: string | null): Promise<void> => {
    for (const [kind, value, rule] of countersOf(accountId, address)) await enforceRateLimit(limits, kind, value, rule)
  },
  succeeded: async (accountId: string, address: string | null): Promise<void> => {
    for (const [kind, value] of countersOf(accountId, address)) await limits.forget(rateLimitKey(kind, value))
  },
})
