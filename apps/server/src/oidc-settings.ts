import type { OidcConfiguration } from '@captain/auth-server'
import * as v from 'valibot'
import { optional } from './optional-variable.ts'

const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const ISSUER_SHAPE =
  'the issuer exactly as the provider names itself, such as https://login.example/realms/company; http only on this machine'
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  return search === '' && hash === '' && (protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname)))
}

const domainsIn = (text: string): readonly string[] => text.split(',').map((part) => part.trim().toLowerCase())

/** Variables of the sign-in by an organisation. The message of each rule describes the expected format, so that a wrong value is never printed. */
export const OIDC_VARIABLES = {
  CAPTAIN_OIDC_ISSUER: optional(v.pipe(v.string(), v.check(isIssuer, ISSUER_SHAPE))),
  CAPTAIN_OIDC_CLIENT_ID: optional(v.pipe(v.string(), v.regex(/^\S+$/, 'the id of this site at the provider'))),
  CAPTAIN_OIDC_CLIENT_SECRET: optional(v.pipe(v.string(), v.regex(/^\S+$/, 'the secret of this site at the provider'))),
  CAPTAIN_OIDC_NAME: optional(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60, 'the name on the button, at most 60 characters')),
  ),
  CAPTAIN_OIDC_DOMAINS: optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => domainsIn(text).every((one) => DOMAIN.test(one)),
        'domains of mail addresses, separated by commas, such as company.example',
      ),
    ),
  ),
}

type Given = { readonly [Name in keyof typeof OIDC_VARIABLES]?: string | undefined }

const NAMES = [
  'CAPTAIN_OIDC_ISSUER',
  'CAPTAIN_OIDC_CLIENT_ID',
  'CAPTAIN_OIDC_CLIENT_SECRET',
  'CAPTAIN_OIDC_NAME',
  'CAPTAIN_OIDC_DOMAINS',
] as const

/** Returns the variables that are missing although others are set; a partial setup would fail when somebody signs in. */
export const missingOidcSettings = (given: Given): readonly string[] => {
  const missing = NAMES.filter((name) => given[name] === undefined)
  return missing.length === NAMES.length ? [] : missing
}

/** Returns the organisation that signs accounts in; null if none is configured. */
export const oidcOf = (given: Given): OidcConfiguration | null => {
  const { CAPTAIN_OIDC_ISSUER: issuer, CAPTAIN_OIDC_CLIENT_ID: clientId, CAPTAIN_OIDC_CLIENT_SECRET: clientSecret } = given
  const { CAPTAIN_OIDC_NAME: name, CAPTAIN_OIDC_DOMAINS: domains } = given
  if (issuer === undefined || clientId === undefined || clientSecret === undefined || name === undefined || domains === undefined)
    return null
  return { issuer, clientId, clientSecret, name, domains: domainsIn(domains) }
}
