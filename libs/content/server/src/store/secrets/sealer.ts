import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { unreadableSecret } from '../../errors.ts'

/** Encrypts texts for storage. `place` binds a text to its location; moved elsewhere, it cannot be decrypted. */
export type Sealer = {
  seal(text: string, place: string): Buffer
  /** Decrypts a text. Throws the 409 problem `unreadable-secret` if it was sealed with another key, for another place, or altered. */
  open(sealed: Buffer, place: string): string
  /** Returns a keyed hash of 64 hexadecimal digits: the same for the same text, and useless without the server's secret. */
  mark(text: string): string
}

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + NONCE_BYTES

/** Creates a sealer with AES-256-GCM under a separate key derived from the server's secret. Layout: version, nonce, ciphertext, tag. */
export const createSealer = (secret: string): Sealer => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'captain content secrets v1', 32))
  const marking = Buffer.from(hkdfSync('sha256', secret, '', 'captain content marks v1', 32))
  return {
    seal: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      cipher.setAAD(Buffer.from(place))
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open: (sealed, place) => {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, HEAD_BYTES))
        decipher.setAAD(Buffer.from(place))
        decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
        return decipher.update(sealed.subarray(HEAD_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        throw unreadableSecret()
      }
    },
    mark: (text) => createHmac('sha256', marking).update(text).digest('hex'),
  }
}
