import { authCookie, authCookieName } from '../auth-cookies.ts'
import { readSignedValue, signedValue } from '../session-cookie.ts'

const COOKIE = 'sign_up'

/** Same lifetime as the link that confirms the address. */
const SECONDS = 86_400

const saying = (accountId: string): string => `sign-up:${accountId}`

/** Cookie that proves that this browser made the sign-up of an account. */
export type SignUpVerification = {
  /** Returns a `Set-Cookie` value. Unknown ids get one too, so that responses for all addresses are equal. */
  cookieFor(accountId: string): string
  isOf(cookies: string | null | undefined, accountId: string): boolean
}

/**
 * Creates the proof of a sign-up. The person who signs up may differ from the person who confirms the address. The password counts only if
 * both steps happened in the same browser.
 */
export const signUpVerification = ({ secret, secure }: { readonly secret: string; readonly secure: boolean }): SignUpVerification => ({
  cookieFor: (accountId) => authCookie(COOKIE, signedValue(saying(accountId), secret), { secure, seconds: SECONDS }),
  isOf: (cookies, accountId) => readSignedValue(cookies ?? null, authCookieName(COOKIE, secure), secret) === saying(accountId),
})
