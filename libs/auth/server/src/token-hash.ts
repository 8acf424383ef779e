import { createHash } from 'node:crypto'

/** Returns the stored hash of a token; 256 random bits need no slow hash. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
