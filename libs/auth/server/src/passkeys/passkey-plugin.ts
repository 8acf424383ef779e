import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { asRecord } from '@captain/validation'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { ceremonyMessage, type CeremonyCode } from './ceremony-problems.ts'
import { algorithmOf, OFFERED_ALGORITHMS } from './cose-algorithm.ts'
import { isOwnHandle } from './user-handle.ts'

const refuse = (code: CeremonyCode): APIError => new APIError('BAD_REQUEST', { code, message: ceremonyMessage(code) })

/** At most 64 bytes, in Base64url. */
const USER_HANDLE = /^[\w-]{1,86}$/

const response = v.object({ clientDataJSON: v.string(), userHandle: v.optional(v.nullable(v.string())) })

type ClientData = { readonly crossOrigin?: unknown; readonly topOrigin?: unknown }

const clientData = v.pipe(
  v.object({ response }),
  v.transform(({ response: { clientDataJSON } }): ClientData => asRecord(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))),
)

/** Rejects ceremonies in an iframe of another site, which browsers report in the signed client data by either member. */
const refuseCrossOrigin = (given: unknown): void => {
  const { crossOrigin, topOrigin } = v.parse(clientData, given)
  if ((crossOrigin ?? false) !== false || topOrigin !== undefined) throw refuse('CROSS_ORIGIN')
}

const assertion = v.object({ id: v.string(), response })

/** Rejects an assertion whose user handle is not the one of the passkey's owner (WebAuthn Level 3, 7.2, step 6). */
const refuseOtherUser = async (pool: Pool, given: unknown): Promise<void> => {
  const { id, response: answered } = v.parse(assertion, given)
  const handle = answered.userHandle ?? ''
  if (handle === '') return
  if (!USER_HANDLE.test(handle) || !(await isOwnHandle(pool, id, handle))) throw refuse('AUTHENTICATION_FAILED')
}

/**
 * Configures better-auth's passkeys for one origin. The library only prefers user verification, allows cross-origin iframes, accepts every
 * algorithm that it can verify, and ignores user handles, so this plugin rejects such responses.
 */
export const passkeyPlugin = ({ baseUrl, pool }: { readonly baseUrl: string; readonly pool: Pool }) =>
  passkey({
    rpID: new URL(baseUrl).hostname,
    rpName: 'Captain',
    origin: baseUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: async ({ ctx, verification, clientData: given }) => {
        const { registrationInfo } = verification
        refuseCrossOrigin(given)
        if (registrationInfo?.userVerified !== true) throw refuse('USER_NOT_VERIFIED')
        const { id, publicKey } = registrationInfo.credential
        if (!OFFERED_ALGORITHMS.includes(algorithmOf(publicKey) ?? 0)) throw refuse('FAILED_TO_VERIFY_REGISTRATION')
        const where = [{ field: 'credentialID', value: id }]
        if ((await ctx.context.adapter.findOne({ model: 'passkey', where })) !== null) throw refuse('PREVIOUSLY_REGISTERED')
      },
    },
    authentication: {
      afterVerification: async ({ verification, clientData: given }) => {
        refuseCrossOrigin(given)
        if (!verification.authenticationInfo.userVerified) throw refuse('USER_NOT_VERIFIED')
        await refuseOtherUser(pool, given)
      },
    },
  })
