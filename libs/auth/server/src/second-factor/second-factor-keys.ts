import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { createHmac, hkdfSync } from 'node:crypto'

/** Protects stored second factors. */
export type SecondFactorKeys = {
  /** Encrypts the secret of an account. */
  seal(accountId: string, secret: string): Promise<string>
  /** Returns the secret of an account; null if it was encrypted with another key or for another account. */
  open(accountId: string, sealed: string): Promise<string | null>
  /** Returns the keyed hash of a recovery code, which is useless without the server's secret. */
  hashOf(accountId: string, code: string): Buffer
}

/** Creates the protection with separate keys that are derived from the server's secret. */
export const secondFactorKeys = (secret: string): SecondFactorKeys => {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `captain second factor ${purpose} v1`, 32))
  const key = derive('secrets').toString('hex')
  const hashing = derive('recovery codes')
  return {
    // The account is inside, so that a secret that is moved to another account is not accepted there.
    seal: (accountId, plain) => symmetricEncrypt({ key, data: JSON.stringify([accountId, plain]) }),
    open: async (accountId, sealed) => {
      const data = await symmetricDecrypt({ key, data: sealed }).catch(() => null)
      const [holder, plain]: readonly unknown[] = data === null ? [] : JSON.parse(data)
      return holder === accountId && typeof plain === 'string' ? plain : null
    },
    hashOf: (accountId, code) => createHmac('sha256', hashing).update(`${accountId}/${code}`).digest(),
  }
}
