import { createHash } from 'node:crypto'

/** Returns the stored hash of a token. Tokens contain 256 random bits or a signature, so no one can guess one and a fast hash is enough. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
