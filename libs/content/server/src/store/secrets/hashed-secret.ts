import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const SALT_BYTES = 16
const HASH_BYTES = 32

const derived = (text: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(text.normalize('NFKC'), salt, HASH_BYTES, (error, hash) => (error === null ? resolve(hash) : reject(error)))
  })

/** Hashes a text that must never be readable again: salt and scrypt hash. */
export const hashText = async (text: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  return `${salt.toString('base64url')}.${(await derived(text, salt)).toString('base64url')}`
}

/** Whether a text matches a hash. */
export const verifyHash = async (text: string, stored: string): Promise<boolean> => {
  const [salt = '', hash = ''] = stored.split('.')
  const known = Buffer.from(hash, 'base64url')
  const found = await derived(text, Buffer.from(salt, 'base64url'))
  return known.length === found.length && timingSafeEqual(known, found)
}
