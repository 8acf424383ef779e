import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** Creates a secret in the format of the Standard Webhooks convention: 256 random bits after `whsec_`. */
export const makeSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

/** The signed content: event id, time of sending (seconds since 1970), and the exact bytes of the body. */
export type Signed = { readonly id: string; readonly timestamp: number; readonly body: string }

const signatureOf = (secret: string, { id, timestamp, body }: Signed): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Returns the three headers of the Standard Webhooks convention, with one signature per valid secret. */
export const signedHeaders = (secrets: readonly string[], signed: Signed): Readonly<Record<string, string>> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
})
