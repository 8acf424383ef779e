import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as v from 'valibot'

/** Path below `/api/auth` that only the server calls; it is not served to clients. */
export const ACCOUNT_SESSION = '/account-session'

/** How a session begins that this plugin creates. */
const BEGAN_BY = ['password', 'link', 'oidc'] as const

const beginning = v.object({
  accountId: v.string(),
  beganBy: v.picklist(BEGAN_BY),
  /** Whether the beginning counts as a step-up. */
  isProven: v.boolean(),
  /** Whether the cookie outlives the browser; null for as the cookie of the session before. */
  remember: v.nullable(v.boolean()),
})

export type SessionBeginning = v.InferOutput<typeof beginning>

/** better-auth plugin that begins a session for an account which the server has identified. */
export const sessionPlugin = () => ({
  id: 'account-session',
  endpoints: {
    beginAccountSession: createAuthEndpoint(ACCOUNT_SESSION, { method: 'POST', body: beginning }, async (ctx) => {
      const { accountId, beganBy, isProven, remember } = ctx.body
      const user = await ctx.context.internalAdapter.findUserById(accountId)
      if (user === null) throw new APIError('UNAUTHORIZED')
      const marks = { beganBy, provenAt: isProven ? new Date() : null }
      const isForgotten = remember === null ? undefined : !remember
      const session = await ctx.context.internalAdapter.createSession(accountId, isForgotten, marks)
      await setSessionCookie(ctx, { session, user }, isForgotten)
      return ctx.json({ status: true })
    }),
  },
})
