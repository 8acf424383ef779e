import { createHmac, randomBytes } from 'node:crypto'
import { authCookie, authCookieName } from './auth-cookies.ts'
import { readSignedValue, signedValue } from './session-cookie.ts'

const COOKIE = 'device'
const PREFIX = 'device'
const YEAR_SECONDS = 31_536_000

/** Accounts that one browser remembers; the account that signed in longest ago goes first. */
const MAX_ACCOUNTS = 8

/** Cookie that remembers which accounts have signed in from a browser. It grants nothing except separate counts of wrong passwords. */
export type KnownDevices = {
  /** Returns the id of the browser if the account with this address has signed in from it; otherwise null. */
  idOf(cookies: string | null, email: string): string | null
  /** Returns a `Set-Cookie` value that adds the account with this address. */
  cookieFor(cookies: string | null, email: string): string
}

type Device = { readonly id: string; readonly marks: readonly string[] }

/** Creates the cookie of known devices: signed, and without a readable address. */
export const knownDevices = ({ secret, secure }: { readonly secret: string; readonly secure: boolean }): KnownDevices => {
  const name = authCookieName(COOKIE, secure)
  const markOf = (email: string): string =>
    createHmac('sha256', secret).update(`${PREFIX}/${email.toLowerCase()}`).digest('base64url').slice(0, 22)
  const read = (cookies: string | null): Device | null => {
    const [prefix, id = '', marks = ''] = (readSignedValue(cookies, name, secret) ?? '').split('/')
    return prefix === PREFIX && id !== '' ? { id, marks: marks.split(',').filter((mark) => mark !== '') } : null
  }
  return {
    idOf: (cookies, email) => {
      const device = read(cookies)
      return device?.marks.includes(markOf(email)) === true ? device.id : null
    },
    cookieFor: (cookies, email) => {
      const { id, marks } = read(cookies) ?? { id: randomBytes(16).toString('base64url'), marks: [] }
      const mark = markOf(email)
      const all = [mark, ...marks.filter((one) => one !== mark)].slice(0, MAX_ACCOUNTS)
      return authCookie(COOKIE, signedValue(`${PREFIX}/${id}/${all.join(',')}`, secret), { secure, seconds: YEAR_SECONDS })
    },
  }
}

/** Returns the response with a further cookie. */
export const withCookie = (response: Response, cookie: string): Response => {
  const headers = new Headers(response.headers)
  headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}
