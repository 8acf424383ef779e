import { isSignedIn } from '@captain/auth-core'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthCallContext, AuthRoutes } from '../auth-route.ts'
import { findRecipient } from '../links/find-recipient.ts'
import type { LinkedAccount } from '../links/one-time-links.ts'
import type { Challenges } from '../second-factor/challenges.ts'
import { readSignedValue, type SessionCookie } from '../session-cookie.ts'
import type { RateLimits } from '@captain/http-server'
import { withCookie, type KnownDevices } from '../known-device.ts'
import { signInLimits, type SignInAttempt } from '../sign-in-limits.ts'

const credentials = v.object({ email: v.string() })

/** Returns the e-mail address of a body, whether or not it has an account. */
export const emailIn = (body: unknown): string | null => (v.is(credentials, body) ? body.email : null)

export type SignInCallOptions = {
  readonly pool: Pool
  readonly limits: RateLimits
  readonly devices: KnownDevices
  readonly challenges: Challenges
  readonly hasSecondFactor: (accountId: string) => Promise<boolean>
  readonly cookie: SessionCookie
}

/** Ends the session that a response has begun, which its caller never gets. */
const endNewSession = async (pool: Pool, { name, secret }: SessionCookie, response: Response): Promise<void> => {
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  await pool.query('delete from auth.session where token = $1', [readSignedValue(cookies.join('; '), name, secret)])
}

const lastsLonger = ({ body }: AuthCallContext): boolean => body['rememberMe'] !== false

/** Returns the call that signs in with a password. Attempts are counted and recorded whether or not the account exists. */
export const signInRoutes = ({ pool, limits: rateLimits, devices, challenges, hasSecondFactor, cookie }: SignInCallOptions): AuthRoutes => {
  const limits = signInLimits(rateLimits)
  const cookiesOf = ({ request }: AuthCallContext) => request.headers.get('cookie')
  const attemptOf = (call: AuthCallContext, email: string): SignInAttempt => ({
    email,
    address: call.from.address,
    device: devices.idOf(cookiesOf(call), email),
  })
  const record = async ({ actor, from }: AuthCallContext, email: string, succeeded: boolean): Promise<void> => {
    const account = await findRecipient(pool, email)
    const by = succeeded && account !== null ? { id: account.id, name: account.name } : eventActorOf(actor)
    await recordEvent(pool, { action: succeeded ? 'login' : 'loginFailed', by, from, ...(account !== null && { account }) })
  }
  /** Returns the response to the right password of an account that needs a code next. */
  const askForCode = async (call: AuthCallContext, account: LinkedAccount, response: Response): Promise<Response> => {
    await endNewSession(pool, cookie, response)
    const waiting = await challenges.begin({ accountId: account.id, beganBy: 'password', remember: lastsLonger(call) })
    return withCookie(Response.json({ secondFactor: true }, { headers: { 'cache-control': 'no-store' } }), waiting)
  }
  return {
    'POST /sign-in/email': {
      takes: ['email', 'password', 'rememberMe'],
      before: async (call) => {
        const email = emailIn(call.body)
        if (email !== null) await limits.attempt(attemptOf(call, email))
      },
      after: async (call, response) => {
        const email = emailIn(call.body)
        // The rate limiter records its rejections once, not each time.
        if (email === null || response.status === 429) return
        if (response.status !== 200) return record(call, email, false)
        await limits.succeeded(attemptOf(call, email))
        const account = await findRecipient(pool, email)
        if (account !== null && (await hasSecondFactor(account.id))) return askForCode(call, account, response)
        // A repeated sign-in continues in the new session; the previous one ends.
        if (isSignedIn(call.actor)) await pool.query('delete from auth.session where id = $1', [call.actor.sessionId])
        await record(call, email, true)
        return withCookie(response, devices.cookieFor(cookiesOf(call), email))
      },
    },
  }
}
