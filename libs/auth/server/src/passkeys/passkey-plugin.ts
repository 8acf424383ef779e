import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { asRecord } from '@captain/validation'
import * as v from 'valibot'
import { ceremonyMessage, type CeremonyCode } from './ceremony-problems.ts'

const refuse = (code: CeremonyCode): APIError => new APIError('BAD_REQUEST', { code, message: ceremonyMessage(code) })

const clientData = v.pipe(
  v.object({ response: v.object({ clientDataJSON: v.string() }) }),
  v.transform(({ response }): { readonly crossOrigin?: unknown } =>
    asRecord(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())),
  ),
)

/** Rejects ceremonies in an iframe of another site, which authenticators report in the signed client data. */
const refuseCrossOrigin = (given: unknown): void => {
  if (v.parse(clientData, given).crossOrigin === true) throw refuse('CROSS_ORIGIN')
}

/**
 * Configures better-auth's passkeys for one origin. The library only prefers user verification and allows cross-origin iframes, so this
 * plugin rejects responses without verification and from other sites.
 */
export const passkeyPlugin = (baseUrl: string) =>
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
        const where = [{ field: 'credentialID', value: registrationInfo.credential.id }]
        if ((await ctx.context.adapter.findOne({ model: 'passkey', where })) !== null) throw refuse('PREVIOUSLY_REGISTERED')
      },
    },
    authentication: {
      afterVerification: async ({ verification, clientData: given }) => {
        refuseCrossOrigin(given)
        if (!verification.authenticationInfo.userVerified) throw refuse('USER_NOT_VERIFIED')
      },
    },
  })
