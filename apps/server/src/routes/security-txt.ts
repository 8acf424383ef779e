import type { Hono } from 'hono'
import type { ServerEnv } from '../web/request-variables.ts'

const SECURITY_TXT = '/.well-known/security.txt'

const DAY_MS = 86_400_000

/** RFC 9116 recommends less than a year. The text is made for each request, so it never expires on a running server. */
const VALID_DAYS = 180

export type SecurityContacts = {
  readonly baseUrl: string
  /** Addresses and URLs that receive reports. Default: the contact form of the site. */
  readonly contacts: readonly string[]
}

const uriOf = (contact: string): string => (/^https:\/\//i.test(contact) ? contact : `mailto:${contact}`)

/** Returns the text by which finders of vulnerabilities learn where to report them (RFC 9116). */
export const securityText = ({ baseUrl, contacts }: SecurityContacts, now: number): string => {
  const uris = contacts.length === 0 ? [`${baseUrl}/contact`] : contacts.map(uriOf)
  const expires = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS).toISOString()
  const lines = [
    ...uris.map((uri) => `Contact: ${uri}`),
    `Expires: ${expires}`,
    'Preferred-Languages: ja, en',
    `Canonical: ${baseUrl}${SECURITY_TXT}`,
  ]
  return `${lines.join('\n')}\n`
}

/** Mounts `/.well-known/security.txt`. */
export const mountSecurityText = (app: Hono<ServerEnv>, contacts: SecurityContacts): void => {
  app.get(SECURITY_TXT, () => {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' }
    return new Response(securityText(contacts, Date.now()), { headers })
  })
}
