import { isSignedIn, type Actor } from '@captain/auth-core'
import { strongSignInRequired } from '../errors.ts'

/** Calls below `/api/auth` that stay open to accounts that must set up a stronger sign-in first: to set it up, and to leave. */
const OPEN_CALLS: ReadonlySet<string> = new Set([
  'GET /get-session',
  'GET /token',
  'POST /sign-out',
  'POST /sign-in/email',
  'POST /sign-up/email',
  'GET /verify-email',
  'POST /send-verification-email',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/list-user-passkeys',
  'POST /oidc/start',
  'GET /oidc/callback',
  'POST /admin/stop-impersonating',
])

/** Throws 403 `strong-sign-in-required` for accounts that must set up a stronger sign-in first. */
export const requireStrongSignIn = (actor: Actor): void => {
  if (isSignedIn(actor) && actor.mustSetUpSignIn === true) throw strongSignInRequired()
}

/** Throws the same for a call below `/api/auth` that does not serve the setup. */
export const checkOpenCall = (actor: Actor, call: string): void => {
  if (!OPEN_CALLS.has(call)) requireStrongSignIn(actor)
}
