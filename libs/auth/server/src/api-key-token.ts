import { randomBytes } from 'node:crypto'
import { hashOfToken } from './token-hash.ts'

const PREFIX = 'cpt_'
const SECRET_BYTES = 32
const SHOWN_CHARACTERS = 4
const BEARER = /^Bearer +(cpt_.*)$/i

/** Creates a token of 256 random bits. The full token leaves the server once; only its hash and last characters are stored. */
export const makeKeyToken = (): { readonly token: string; readonly hash: Buffer; readonly lastFour: string } => {
  const token = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`
  return { token, hash: hashOfToken(token), lastFour: token.slice(-SHOWN_CHARACTERS) }
}

/** Returns the key of an Authorization header, valid or not; null for every other header. */
export const keyTokenIn = (header: string | null | undefined): string | null => BEARER.exec((header ?? '').trim())?.[1] ?? null
