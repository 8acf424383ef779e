import { createHash } from 'node:crypto'
import { tooManyRequests } from '@captain/http'
import { createAuthMiddleware } from 'better-auth/api'
import * as v from 'valibot'
import type { RateLimits, RateRule } from './rate-limits.ts'

const SIGN_IN = '/sign-in/email'

/** Attempts without a success, from wherever they come. */
const PER_ACCOUNT: RateRule = { window: 900, max: 10 }

const credentials = v.object({ email: v.string() })

/** The key of the account that a body names, there or not: folded as sign-in folds it, and hashed so that the table names nobody. */
const accountKey = (body: unknown): string | null =>
  v.is(credentials, body) ? `account:${createHash('sha256').update(body.email.toLowerCase()).digest('hex')}` : null

/**
 * Hooks of better-auth that limit the attempts on one account, beside the limit per address that comes before. An attempt
 * counts before its password is looked at, and a success forgives all. Throws a 429 problem.
 */
export const signInLimits = (limits: RateLimits) => ({
  before: createAuthMiddleware(async ({ path, body }) => {
    const key = path === SIGN_IN ? accountKey(body) : null
    if (key === null) return
    const { allowed, retryAfter } = await limits.consume(key, PER_ACCOUNT)
    if (!allowed) throw tooManyRequests(retryAfter ?? PER_ACCOUNT.window)
  }),
  after: createAuthMiddleware(async ({ path, body, context }) => {
    const key = path === SIGN_IN && context.newSession !== null ? accountKey(body) : null
    if (key !== null) await limits.forget(key)
  }),
})
