import { createOTP } from '@better-auth/utils/otp'
import { constantTimeEqual } from 'better-auth/crypto'
import { randomBytes } from 'node:crypto'

/** Length of a step in seconds, as RFC 6238 recommends and every app assumes. */
const STEP_SECONDS = 30

/** Bytes of randomness in a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Steps before and after the present one whose codes are accepted, because clocks differ. */
const TOLERANCE = [0, -1, 1] as const

const ISSUER = 'Captain'

/** Returns a new secret. */
export const newTotpSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** Returns the `otpauth:` address of a secret, for a QR code, and the secret as authenticator apps take it by hand. */
export const enrolmentOf = (secret: string, email: string): { readonly uri: string; readonly secret: string } => {
  const uri = createOTP(secret).url(ISSUER, email)
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
}

/** Returns the step whose code was given, among the accepted ones; null if it is none of their codes. */
export const stepOfCode = async (secret: string, code: string, now = Date.now()): Promise<number | null> => {
  const otp = createOTP(secret)
  const present = Math.floor(now / 1000 / STEP_SECONDS)
  let found: number | null = null
  for (const offset of TOLERANCE) if (constantTimeEqual(await otp.hotp(present + offset), code)) found ??= present + offset
  return found
}
