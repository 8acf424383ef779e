import type { Locale } from '@captain/locale'
import { SPECULATION_RULES } from './feeds/speculation-rules.ts'

type Html = {
  readonly locale: Locale
  /** Its content security policy. */
  readonly policy: string
  readonly status?: number
  /** Whether shared caches may store the response. */
  readonly isShared: boolean
}

/** Browsers revalidate every time, so that a publication is visible immediately. Shared caches may store a page for a minute. */
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60'

/** Returns the headers of a page. */
export const htmlHeaders = ({ locale, policy, isShared }: Omit<Html, 'status'>): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': locale,
  'content-security-policy': policy,
  'cache-control': isShared ? SHARED : 'private, no-cache',
  ...(isShared && { 'speculation-rules': `"${SPECULATION_RULES.path}"` }),
})

/** Returns the document of a rendered page. */
export const htmlDocument = (html: string): string => `<!doctype html>${html}`

export const htmlResponse = (html: string, { status = 200, ...facts }: Html): Response =>
  new Response(htmlDocument(html), { status, headers: htmlHeaders(facts) })

export const textResponse = (body: string | Uint8Array<ArrayBuffer>, type: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' } })

/** Redirects to another address. A moved record (301) may move back, and a browser that never revalidates would then loop. */
export const redirectTo = (address: string, status: 301 | 308): Response =>
  new Response(null, { status, headers: { location: address, ...(status === 301 && { 'cache-control': 'no-cache' }) } })
