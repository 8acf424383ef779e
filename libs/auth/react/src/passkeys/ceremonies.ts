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
import { refetchSessionInAllTabs, type Session } from '../session.ts'
import { passkeyErrorOf, PasskeyError, type Ceremony } from './passkey-error.ts'
import { supportsPasskeys } from './supports-passkeys.ts'
import { passkeysQuery } from './passkey-list.ts'

/** Returns whether this browser supports passkey autofill in form fields. */
export const supportsPasskeyAutofill = browserSupportsWebAuthnAutofill

/** Cancels a pending ceremony. */
export const cancelCeremony = (): void => WebAuthnAbortService.cancelCeremony()

const ceremony = async <T>(which: Ceremony, take: () => Promise<T>): Promise<T> => {
  try {
    if (!supportsPasskeys()) throw new PasskeyError('unsupported-browser', 'WebAuthn is not supported in this browser')
    return await take()
  } catch (error) {
    throw passkeyErrorOf(error, which)
  }
}

export type NewPasskey = {
  /** At most 60 bytes. */
  readonly name: string
  /** Restricts the ceremony to built-in or to external authenticators. Default: both. */
  readonly attachment?: AuthenticatorAttachment
}

/** Registers a passkey for the signed-in account and refetches the list of passkeys. Throws PasskeyError. */
export const registerPasskey = (queryClient: QueryClient, { name, attachment }: NewPasskey): Promise<void> =>
  ceremony('registration', async () => {
    const query = attachment === undefined ? '' : `?authenticatorAttachment=${attachment}`
    const optionsJSON = await authRequest<PublicKeyCredentialCreationOptionsJSON>('GET', `/passkey/generate-register-options${query}`)
    const response = await startRegistration({ optionsJSON })
    await authRequest('POST', '/passkey/verify-registration', { response, name })
    await queryClient.invalidateQueries(passkeysQuery)
  })

const fetchOptions = () => authRequest<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkey/generate-authenticate-options', {})

type Showing = { readonly optionsJSON: PublicKeyCredentialRequestOptionsJSON; readonly useBrowserAutofill: boolean }

const show = async (queryClient: QueryClient, showing: Showing): Promise<Session | null> => {
  const response = await startAuthentication(showing)
  await authRequest('POST', '/passkey/verify-authentication', { response })
  return refetchSessionInAllTabs(queryClient)
}

/** Signs in, or confirms the identity of the signed-in user, with a passkey; the browser shows its dialog. Throws PasskeyError. */
export const signInWithPasskey = (queryClient: QueryClient): Promise<Session | null> =>
  ceremony('authentication', async () => show(queryClient, { optionsJSON: await fetchOptions(), useBrowserAutofill: false }))

/**
 * Waits until the user picks a passkey from a field's autofill, the signal aborts, or another ceremony begins. Returns null if the server
 * offers no passkeys, because the user did not request the ceremony. Throws PasskeyError.
 */
export const signInWithAutofill = (queryClient: QueryClient, signal: AbortSignal): Promise<Session | null> =>
  ceremony('authentication', async () => {
    const optionsJSON = await fetchOptions().catch(() => null)
    signal.throwIfAborted()
    if (optionsJSON === null) return null
    signal.addEventListener('abort', cancelCeremony)
    return show(queryClient, { optionsJSON, useBrowserAutofill: true }).finally(() => signal.removeEventListener('abort', cancelCeremony))
  })
