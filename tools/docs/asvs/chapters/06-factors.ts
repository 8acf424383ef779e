import type { Requirement } from '../requirement.ts'

const NO_CODES_BY_MESSAGE = 'No code or request goes out by phone, SMS, push or mail. Links in mails are in 6.4.'

/** Second factors, and authentication by an identity provider. */
export const federatedAuthentication: readonly Requirement[] = [
  {
    id: '6.5.1',
    demand: 'Recovery codes and one-time passwords work once.',
    state: 'met',
    evidence: ['libs/auth/server/src/better-auth.ts'],
  },
  {
    id: '6.5.2',
    demand: 'Short recovery codes are stored as salted password hashes.',
    state: 'partly',
    evidence: ['libs/auth/server/src/token-hash.ts'],
    note: 'Codes have 60 random bits. The database has their HMAC-SHA-256 under a key that it does not have, instead of a slow hash.',
  },
  {
    id: '6.5.3',
    demand: 'Codes and seeds are random.',
    state: 'met',
    evidence: ['libs/auth/server/src/better-auth.ts'],
  },
  {
    id: '6.5.4',
    demand: 'Codes have at least 20 random bits.',
    state: 'met',
    evidence: ['libs/auth/server/src/better-auth.ts'],
  },
  {
    id: '6.5.5',
    demand: 'One-time passwords are valid for 30 seconds.',
    state: 'partly',
    evidence: ['libs/auth/server/src/better-auth.ts'],
    note: 'A step has 30 seconds. Codes of the step before and the one after count too, once, because clocks differ.',
  },
  { id: '6.6.1', demand: 'Codes by phone are an alternative at most.', state: 'not applicable', evidence: [], note: NO_CODES_BY_MESSAGE },
  { id: '6.6.2', demand: 'Codes by message belong to one request.', state: 'not applicable', evidence: [], note: NO_CODES_BY_MESSAGE },
  { id: '6.6.3', demand: 'Codes by message cannot be guessed.', state: 'not applicable', evidence: [], note: NO_CODES_BY_MESSAGE },
  {
    id: '6.8.1',
    demand: 'Accounts of one identity provider cannot pass for those of another.',
    state: 'met',
    evidence: ['libs/auth/server/src/better-auth.ts'],
    note: 'One provider per installation; issuer and subject name the account.',
  },
  {
    id: '6.8.2',
    demand: 'Signatures of assertions are always checked.',
    state: 'met',
    evidence: ['libs/auth/server/src/better-auth.ts'],
  },
  { id: '6.8.3', demand: 'SAML assertions are used once.', state: 'not applicable', evidence: [], note: 'There is no SAML.' },
  {
    id: '6.8.4',
    demand: 'The strength and age of the sign-in at the provider are checked where they count.',
    state: 'met',
    evidence: ['libs/auth/server/src/better-auth.ts'],
    note: 'A step-up wants a fresh `auth_time`.',
  },
]
