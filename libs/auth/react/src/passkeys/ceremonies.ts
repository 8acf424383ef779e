import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type AuthenticatorAttachment,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { QueryClient } from '@tanstack/react-query'
import { authRequest } from '../auth-request.ts'
import { renewSession, type Session } from '../session.ts'
import { passkeyErrorOf, PasskeyError, type Ceremony } from './passkey-error.ts'
import { hasPasskeys } from './has-passkeys.ts'
import { passkeysQuery } from './passkey-list.ts'

/** Whether this browser offers passkeys in the list of a field that may hold one. */
export const offersPasskeysInFields = browserSupportsWebAuthnAutofill

/** Ends a ceremony that waits. */
export const cancelCeremony = (): void => WebAuthnAbortService.cancelCeremony()

const ceremony = async <T>(which: Ceremony, take: () => Promise<T>): Promise<T> => {
  try {
    if (!hasPasskeys()) throw new PasskeyError('unsupported-browser', 'WebAuthn is not supported in this browser')
    return await take()
  } catch (error) {
    throw passkeyErrorOf(error, which)
  }
}

export type NewPasskey = {
  /** At most 60 bytes. */
  readonly name: string
  /** Only what is built into the device, or only what is plugged in; both without it. */
  readonly attachment?: AuthenticatorAttachment
}

/** Registers a passkey for the account that is signed in; the list of passkeys is read anew. Fails with PasskeyError. */
export const registerPasskey = (queryClient: QueryClient, { name, attachment }: NewPasskey): Promise<void> =>
  ceremony('registration', async () => {
    const query = attachment === undefined ? '' : `?authenticatorAttachment=${attachment}`
    const optionsJSON = await authRequest<PublicKeyCredentialCreationOptionsJSON>('GET', `/passkey/generate-register-options${query}`)
    const response = await startRegistration({ optionsJSON })
    await authRequest('POST', '/passkey/verify-registration', { response, name })
    await queryClient.invalidateQueries(passkeysQuery)
  })

const askOptions = () => authRequest<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkey/generate-authenticate-options', {})

type Showing = { readonly optionsJSON: PublicKeyCredentialRequestOptionsJSON; readonly useBrowserAutofill: boolean }

const show = async (queryClient: QueryClient, showing: Showing): Promise<Session | null> => {
  const response = await startAuthentication(showing)
  await authRequest('POST', '/passkey/verify-authentication', { response })
  return renewSession(queryClient)
}

/** Signs in with a passkey, or proves once more who is signed in; the browser shows its dialog. Fails with PasskeyError. */
export const signInWithPasskey = (queryClient: QueryClient): Promise<Session | null> =>
  ceremony('authentication', async () => show(queryClient, { optionsJSON: await askOptions(), useBrowserAutofill: false }))

/**
 * Waits for someone who picks a passkey from a field's list, until the signal ends it or another ceremony begins; null where the
 * server has nothing to offer, which nobody has asked for yet. Fails with PasskeyError.
 */
export const signInFromField = (queryClient: QueryClient, signal: AbortSignal): Promise<Session | null> =>
  ceremony('authentication', async () => {
    const optionsJSON = await askOptions().catch(() => null)
    signal.throwIfAborted()
    if (optionsJSON === null) return null
    signal.addEventListener('abort', cancelCeremony)
    return show(queryClient, { optionsJSON, useBrowserAutofill: true }).finally(() => signal.removeEventListener('abort', cancelCeremony))
  })
