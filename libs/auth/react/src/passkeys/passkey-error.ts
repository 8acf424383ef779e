import { AuthError } from '../errors.ts'

export type Ceremony = 'registration' | 'authentication'

/** Reasons why a ceremony ended without a passkey; each page has its own messages. The last four are network and server failures. */
export type PasskeyFailure =
  | 'registration-cancelled'
  | 'auth-cancelled'
  | 'previously-registered'
  | 'unsupported-browser'
  | 'registration-not-completed'
  | 'authentication-not-completed'
  | 'ceremony-aborted'
  | 'missing-discoverable-credential'
  | 'missing-user-verification'
  | 'no-supported-algorithm'
  | 'invalid-rp-id'
  | 'invalid-domain'
  | 'invalid-user-id-length'
  | 'authenticator-error'
  | 'refused'
  | 'too-many'
  | 'unavailable'
  | 'offline'

type Answer = { readonly status: 400 | 500; readonly statusText: 'BAD_REQUEST' | 'INTERNAL_SERVER_ERROR' }

const BAD_REQUEST: Answer = { status: 400, statusText: 'BAD_REQUEST' }

/** Message of the error when a first passkey is registered too long after the sign-in. */
export const FRESH_SIGN_IN_REQUIRED = 'fresh-sign-in-required'

/** Failed ceremony; message, status and status text follow the customer's specification §5 and §8. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly failure: PasskeyFailure
  readonly status: Answer['status']
  readonly statusText: Answer['statusText']
  /** Message of the server if it rejected the request. */
  readonly title: string | null
  /** Seconds until a retry may succeed, if the server reported them. */
  readonly retryAfter: number | null

  constructor(
    failure: PasskeyFailure,
    message: string,
    { status, statusText, title = null, retryAfter = null }: Answer & Partial<Pick<PasskeyError, 'title' | 'retryAfter'>> = BAD_REQUEST,
  ) {
    super(message)
    this.failure = failure
    this.status = status
    this.statusText = statusText
    this.title = title
    this.retryAfter = retryAfter
  }
}

/** Maps SimpleWebAuthn's codes to those of the specification; its error messages are kept. */
const CODES: Readonly<Record<string, PasskeyFailure>> = {
  ERROR_CEREMONY_ABORTED: 'ceremony-aborted',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'missing-discoverable-credential',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'missing-user-verification',
  ERROR_AUTO_REGISTER_USER_VERIFICATION_FAILURE: 'missing-user-verification',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'no-supported-algorithm',
  ERROR_MALFORMED_PUBKEYCREDPARAMS: 'no-supported-algorithm',
  ERROR_INVALID_RP_ID: 'invalid-rp-id',
  ERROR_INVALID_DOMAIN: 'invalid-domain',
  ERROR_INVALID_USER_ID_LENGTH: 'invalid-user-id-length',
  ERROR_AUTHENTICATOR_GENERAL_ERROR: 'authenticator-error',
}

/** Errors that SimpleWebAuthn throws without a code. */
const MESSAGES: Readonly<Record<string, PasskeyFailure>> = {
  'WebAuthn is not supported in this browser': 'unsupported-browser',
  'Registration was not completed': 'registration-not-completed',
  'Authentication was not completed': 'authentication-not-completed',
}

const cancelled = (ceremony: Ceremony): PasskeyError =>
  ceremony === 'registration'
    ? new PasskeyError('registration-cancelled', 'registration cancelled')
    : new PasskeyError('auth-cancelled', 'auth cancelled')

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Separates a dialog that the user closed or left from real failures. */
const isCancelled = (error: Error): boolean =>
  error.name === 'NotAllowedError' || (error.cause instanceof Error && error.cause.name === 'NotAllowedError')

const ofServer = ({ failure, problem, retryAfter }: AuthError): PasskeyError => {
  if (failure === 'offline' || failure === 'too-many') return new PasskeyError(failure, failure, { ...BAD_REQUEST, retryAfter })
  if (failure === 'unavailable') return new PasskeyError(failure, failure, { status: 500, statusText: 'INTERNAL_SERVER_ERROR' })
  if (problem?.code === 'previously-registered') return new PasskeyError('previously-registered', 'previously registered')
  return new PasskeyError('refused', problem?.code ?? failure, { ...BAD_REQUEST, title: problem?.title ?? null })
}

/** Converts any error of a ceremony to the specification's messages; unknown errors become a 500. */
export const passkeyErrorOf = (error: unknown, ceremony: Ceremony): PasskeyError => {
  if (error instanceof PasskeyError) return error
  if (error instanceof AuthError) return ofServer(error)
  if (!(error instanceof Error))
    return new PasskeyError('authenticator-error', 'unknown error', { status: 500, statusText: 'INTERNAL_SERVER_ERROR' })
  const code = codeOf(error)
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return new PasskeyError('previously-registered', 'previously registered')
  if (isCancelled(error)) return cancelled(ceremony)
  const known = CODES[code] ?? MESSAGES[error.message]
  if (known !== undefined) return new PasskeyError(known, error.message)
  return new PasskeyError('authenticator-error', error.message, { status: 500, statusText: 'INTERNAL_SERVER_ERROR' })
}
