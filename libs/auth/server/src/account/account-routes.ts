import { isSignedIn, type IdentityAction } from '@captain/auth-core'
import { enforceRateLimit, unauthorized, type RateLimits } from '@captain/http-server'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { checkAccountChange, checkAddressLength, checkNewAccount } from '../account-fields.ts'
import { eventActorOf } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AuthRoute, AuthCallContext, AuthRoutes } from '../auth-route.ts'
import { withoutSession } from '../auth-cookies.ts'
import { lastOwner } from '../errors.ts'
import type { OneTimeLinks } from '../links/one-time-links.ts'
import type { AuthMails } from '../mails/auth-mails.ts'
import { checkPassword } from '../passwords/check-password.ts'
import type { TenantDirectory } from '../tenant-directory.ts'
import { deleteAccount } from './delete-account.ts'
import { endOtherEmailChange } from './email-change.ts'
import { emailIn } from './sign-in-routes.ts'
import type { SignUpVerification } from './sign-up-verification.ts'
import { verifyEmailCall } from './verify-email-call.ts'

export type AccountCallOptions = {
  readonly pool: Pool
  readonly mails: AuthMails
  readonly links: OneTimeLinks
  readonly proof: SignUpVerification
  readonly limits: RateLimits
  readonly tenants: TenantDirectory
  /** Whether the site is served over https. */
  readonly secure: boolean
}

const HOUR = 3600

/** Longer than hashing a password takes, so that the response time reveals nothing. */
const SIGN_UP_MS = 600

/** Longer than writing a mail takes, which some addresses do not get. */
const MAIL_MS = 200

const signedUp = v.object({ user: v.object({ id: v.string() }) })
const newAddress = v.object({ newEmail: v.string() })

const limitByEmail = async (limits: RateLimits, kind: string, body: unknown, max: number): Promise<void> => {
  const email = emailIn(body)
  if (email !== null) await enforceRateLimit(limits, kind, email.toLowerCase(), { window: HOUR, max })
}

const record = async (pool: Pool, { actor, from }: AuthCallContext, action: IdentityAction): Promise<void> => {
  if (isSignedIn(actor)) await recordEvent(pool, { action, by: eventActorOf(actor), from, account: actor.account })
}

const newAccount = v.object({ name: v.string(), email: v.string(), password: v.string() })
const newPassword = v.object({ newPassword: v.string() })

const signUpCall = ({ pool, limits, proof, tenants }: AccountCallOptions): AuthRoute => ({
  takes: ['name', 'email', 'password', 'locale'],
  before: async ({ body }) => {
    checkNewAccount(body)
    checkAddressLength(emailIn(body))
    if (v.is(newAccount, body)) await checkPassword(body.password, body, tenants)
    await limitByEmail(limits, 'sign-up', body, 5)
  },
  atLeastMs: SIGN_UP_MS,
  after: async ({ body, from }, response) => {
    const email = emailIn(body)
    if (response.status !== 200 || email === null) return
    await recordEvent(pool, { action: 'signUp', by: { id: null, name: '' }, from, summary: email.toLowerCase() })
    // The same response for an address that has an account, whose fields would differ from those of a new one.
    const { user } = v.parse(signedUp, await response.json())
    const headers = { 'cache-control': 'no-store', 'set-cookie': proof.cookieFor(user.id) }
    return Response.json({ status: true }, { headers })
  },
})

const changeEmailCall = ({ pool, limits, mails }: AccountCallOptions): AuthRoute => ({
  takes: ['newEmail'],
  stepUp: 'change-sign-in',
  onlyThemselves: true,
  before: async ({ actor, body }) => {
    checkAddressLength(v.is(newAddress, body) ? body.newEmail : null)
    if (isSignedIn(actor)) await enforceRateLimit(limits, 'change-email', actor.account.id, { window: HOUR, max: 5 })
  },
  atLeastMs: MAIL_MS,
  after: async (call, response) => {
    if (response.status !== 200 || !isSignedIn(call.actor)) return
    await endOtherEmailChange(pool, call.actor.account.id, v.parse(newAddress, call.body).newEmail)
    await record(pool, call, 'changeEmail')
    await mails.notice(call.actor.account, 'emailChange')
  },
})

const deleteUserCall = ({ pool, tenants, secure }: AccountCallOptions): AuthRoute => ({
  takes: [],
  stepUp: 'manage-account',
  onlyThemselves: true,
  serve: async ({ actor, from }, handOn) => {
    if (!isSignedIn(actor)) throw unauthorized()
    const owned = await deleteAccount(pool, actor.account, { by: eventActorOf(actor), from })
    if (owned.length > 0) throw lastOwner(owned, tenants)
    const signedOut = await handOn('POST', '/sign-out')
    return withoutSession(Response.json({ success: true, message: 'User deleted' }, { headers: signedOut.headers }), secure)
  },
})

/** Returns the calls that create, change and delete the caller's account. */
export const accountRoutes = (options: AccountCallOptions): AuthRoutes => {
  const { pool, mails, links, limits, tenants } = options
  return {
    'POST /sign-up/email': signUpCall(options),
    'POST /update-user': {
      takes: ['name', 'image', 'locale'],
      before: ({ body }) => checkAccountChange(body),
      after: async (call, response) => {
        if (response.status === 200) await record(pool, call, 'updateAccount')
      },
    },
    'POST /change-email': changeEmailCall(options),
    'POST /change-password': {
      takes: ['currentPassword', 'newPassword'],
      // Other sessions may have used the old password, so no caller may keep them.
      sets: { revokeOtherSessions: true },
      onlyThemselves: true,
      before: async ({ actor, body }) => {
        if (!isSignedIn(actor)) return
        await enforceRateLimit(limits, 'change-password', actor.account.id, { window: 900, max: 10 })
        if (v.is(newPassword, body)) await checkPassword(body.newPassword, actor.account, tenants)
      },
      after: async (call, response) => {
        if (response.status !== 200 || !isSignedIn(call.actor)) return
        await record(pool, call, 'password')
        await mails.notice(call.actor.account, 'passwordChanged')
      },
    },
    'GET /verify-email': verifyEmailCall({ pool, links }),
    'POST /send-verification-email': {
      takes: ['email'],
      atLeastMs: MAIL_MS,
      before: ({ body }) => limitByEmail(limits, 'verification', body, 3),
    },
    'POST /delete-user': deleteUserCall(options),
  }
}
