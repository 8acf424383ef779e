import { describe, expect, it } from 'vitest'
import { AuthError } from '../errors.ts'
import { passkeyErrorOf } from './passkey-error.ts'

const webAuthnError = (code: string, message: string, cause?: Error): Error => Object.assign(new Error(message, { cause }), { code })
const notAllowed = Object.assign(new Error('The operation either timed out or was not allowed.'), { name: 'NotAllowedError' })

describe('passkeyErrorOf', () => {
  it.each([
    [webAuthnError('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', 'any'), 'registration', 'previously registered', 'previously-registered'],
    [
      webAuthnError('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', 'any', notAllowed),
      'registration',
      'registration cancelled',
      'registration-cancelled',
    ],
    [webAuthnError('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', 'any', notAllowed), 'authentication', 'auth cancelled', 'auth-cancelled'],
    [notAllowed, 'authentication', 'auth cancelled', 'auth-cancelled'],
    [new Error('Registration was not completed'), 'registration', 'Registration was not completed', 'registration-not-completed'],
    [new Error('Authentication was not completed'), 'authentication', 'Authentication was not completed', 'authentication-not-completed'],
    [
      new Error('WebAuthn is not supported in this browser'),
      'authentication',
      'WebAuthn is not supported in this browser',
      'unsupported-browser',
    ],
    [
      new AuthError('wrong-credentials', null, { code: 'previously-registered', title: '…' }),
      'registration',
      'previously registered',
      'previously-registered',
    ],
  ] as const)('tells %s as the specification does, with status 400', (error, ceremony, message, failure) => {
    expect(passkeyErrorOf(error, ceremony)).toMatchObject({ message, failure, status: 400, statusText: 'BAD_REQUEST' })
  })

  it.each([
    ['ERROR_CEREMONY_ABORTED', 'ceremony-aborted'],
    ['ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT', 'missing-discoverable-credential'],
    ['ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT', 'missing-user-verification'],
    ['ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG', 'no-supported-algorithm'],
    ['ERROR_INVALID_RP_ID', 'invalid-rp-id'],
    ['ERROR_INVALID_DOMAIN', 'invalid-domain'],
    ['ERROR_INVALID_USER_ID_LENGTH', 'invalid-user-id-length'],
    ['ERROR_AUTHENTICATOR_GENERAL_ERROR', 'authenticator-error'],
  ])('keeps the message of %s, with status 400', (code, failure) => {
    expect(passkeyErrorOf(webAuthnError(code, 'its own words'), 'registration')).toMatchObject({
      failure,
      message: 'its own words',
      status: 400,
    })
  })

  it('hands on the words of a server that refuses', () => {
    const refused = new AuthError('wrong-credentials', null, { code: 'too-many-passkeys', title: '登録できるパスキーは10個までです' })
    expect(passkeyErrorOf(refused, 'registration')).toMatchObject({
      failure: 'refused',
      status: 400,
      title: '登録できるパスキーは10個までです',
    })
  })

  it('tells how long a server asks to wait', () => {
    expect(passkeyErrorOf(new AuthError('too-many', 42), 'authentication')).toMatchObject({
      failure: 'too-many',
      status: 400,
      retryAfter: 42,
    })
  })

  it('answers 500 for what nobody knows', () => {
    expect(passkeyErrorOf(new RangeError('?'), 'registration')).toMatchObject({
      status: 500,
      statusText: 'INTERNAL_SERVER_ERROR',
      message: '?',
    })
    expect(passkeyErrorOf('?', 'registration')).toMatchObject({ status: 500 })
  })
})
