import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as v from 'valibot'
import type { OneTimeLinks } from './one-time-links.ts'

/** Path below `/api/auth` that only the endpoint `account/enrolment` may call; it is not served to clients. */
export const ONE_TIME_LINK = '/one-time-link'

/** Code of a link that is unknown, used, or expired. */
export const LINK_OVER = 'LINK_OVER'

/**
 * better-auth plugin that begins a session with the token of a one-time link, which verifies the address that received it. For an account with
 * a second factor it begins none.
 */
export const oneTimeLinkPlugin = (links: OneTimeLinks, hasSecondFactor: (accountId: string) => Promise<boolean>) => ({
  id: 'one-time-link',
  endpoints: {
    useOneTimeLink: createAuthEndpoint(
      ONE_TIME_LINK,
      { method: 'POST', body: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }) },
      async (ctx) => {
        const used = await links.use(ctx.body.token)
        const user = used === null ? null : await ctx.context.internalAdapter.findUserById(used.accountId)
        if (used === null || user === null) throw new APIError('BAD_REQUEST', { code: LINK_OVER, message: 'This link is over' })
        // The link proves the mailbox alone: an account with a second factor is signed in by its code.
        const secondFactor = await hasSecondFactor(used.accountId)
        if (!secondFactor) {
          const session = await ctx.context.internalAdapter.createSession(used.accountId)
          await setSessionCookie(ctx, { session, user })
        }
        return ctx.json({ accountId: used.accountId, name: user.name, email: user.email, kind: used.kind, secondFactor })
      },
    ),
  },
})
