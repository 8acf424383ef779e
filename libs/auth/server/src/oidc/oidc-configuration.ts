/** The provider of an organisation by OpenID Connect, as the operator configures it. */
export type OidcConfiguration = {
  /** Exactly as the provider names itself. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Shown on the button of the sign-in page. */
  readonly name: string
  /** Domains, in lower case, whose addresses the provider is trusted to verify. */
  readonly domains: readonly string[]
}

/** Why a visit to the provider came to nothing. The sign-in page has a sentence for each. */
export type OidcFailure =
  | 'cancelled'
  | 'unavailable'
  | 'expired'
  | 'refused'
  | 'clock'
  | 'unverified'
  | 'domain'
  | 'unconfirmed'
  | 'taken'
  | 'other-account'
  | 'not-fresh'
  | 'banned'
  | 'failed'

/** Failed visit to the provider; nothing was changed. */
export class OidcError extends Error {
  override readonly name = 'OidcError'
  readonly failure: OidcFailure

  constructor(failure: OidcFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
