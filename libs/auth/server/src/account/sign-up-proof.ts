import { authCookie, authCookieName } from '../auth-cookies.ts'
import { readSignedValue, signedValue } from '../session-cookie.ts'

const COOKIE = 'sign_up'

/** As long as the link that confirms the address. */
const SECONDS = 86_400

const saying = (accountId: string): string => `sign-up:${accountId}`

/** How a browser shows that the sign-up of an account was its own. */
export type SignUpProof = {
  /** A `Set-Cookie` value. Ids that no account has are given out alike, so that the answers to all addresses are. */
  cookieFor(accountId: string): string
  isOf(cookies: string | null | undefined, accountId: string): boolean
}

/**
 * Whoever signs up chooses the password, and whoever confirms the address may be another person: the password counts only
 * where both were done in the same browser.
 */
export const signUpProof = ({ secret, secure }: { readonly secret: string; readonly secure: boolean }): SignUpProof => ({
  cookieFor: (accountId) => authCookie(COOKIE, signedValue(saying(accountId), secret), { secure, seconds: SECONDS }),
  isOf: (cookies, accountId) => readSignedValue(cookies ?? null, authCookieName(COOKIE, secure), secret) === saying(accountId),
})
