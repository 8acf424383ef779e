import type { PageGuard, PagePath } from './guards.ts'

const PUBLIC = [{ mode: 'public' }] as const satisfies PageGuard
const GUEST = [{ mode: 'guest' }] as const satisfies PageGuard
// Visitors without approval see that before any other check.
const USER = [{ mode: 'anonymous' }, { mode: 'user' }] as const satisfies PageGuard
// As the customer's specification §4 requires: the path is stored and restored after sign-in, so a link leads to its article.
const LOGIN = [{ mode: 'anonymous' }, { mode: 'loginOnly' }] as const satisfies PageGuard
const SIGNED_IN = [{ mode: 'loginOnly' }] as const satisfies PageGuard
const ADMIN = [{ mode: 'admin' }] as const satisfies PageGuard
const AI = [{ mode: 'anonymous' }, { mode: 'cfAi' }] as const satisfies PageGuard
const TENANT_USER = [{ mode: 'anonymous' }, { mode: 'tenantUser' }] as const satisfies PageGuard

/**
 * Guards of the back office pages (the customer's specification §2), by path without the locale prefix. `$name` matches one segment, a
 * final `$` matches the rest. The route table and the server use the same map.
 */
export const PAGES = {
  '/auth/login': GUEST,
  '/auth/sign-up': GUEST,
  '/auth/recover': GUEST,
  '/auth/enrol': PUBLIC,
  '/auth/verify-email': PUBLIC,
  '/auth/logout': PUBLIC,
  '/auth/not-permission': PUBLIC,
  '/auth/who-are-you': PUBLIC,
  '/auth/secure-sign-in': SIGNED_IN,
  '/user/profile': USER,
  '/captain': USER,
  '/captain/article': LOGIN,
  '/captain/article/$slug': LOGIN,
  '/captain/tenant': USER,
  '/captain/tenant/$tenant': TENANT_USER,
  '/captain/tenant/$tenant/media-library': TENANT_USER,
  '/captain/tenant/$tenant/$': TENANT_USER,
  '/captain/ai': AI,
  '/captain/ai/text-to-image': AI,
  '/captain/ai/translation-image-prompt': AI,
  '/admin/auth-user': ADMIN,
  '/admin/auth-user/new': ADMIN,
  '/admin/audit': ADMIN,
} as const satisfies Readonly<Record<PagePath, PageGuard>>

export type PageAddress = keyof typeof PAGES

/** Page that a path matches; `params` contains the values of `$name` and `$`, decoded. */
export type FoundPage = { readonly address: PageAddress; readonly guard: PageGuard; readonly params: Readonly<Record<string, string>> }

const OWN_PATH = /^\/(?:auth|user|captain|admin)(?=[/?#]|$)/

/** Returns whether a path without its locale prefix belongs to the back office rather than the public site. */
export const isBackOfficePath = (path: string): boolean => OWN_PATH.test(path)

const paramsOf = (pattern: readonly string[], segments: readonly string[]): Readonly<Record<string, string>> | null => {
  const hasRest = pattern.at(-1) === '$'
  if (hasRest ? segments.length < pattern.length : segments.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [position, part] of pattern.entries()) {
    const segment = segments[position] ?? ''
    if (part === '$') params['$'] = segments.slice(position).join('/')
    else if (part.startsWith('$')) params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}

const isAddress = (address: string): address is PageAddress => Object.hasOwn(PAGES, address)

const PATTERNS = Object.keys(PAGES)
  .filter(isAddress)
  .map((address) => [address, address.split('/').slice(1)] as const)

/** Finds the page of a canonical path without its locale prefix; null if none matches. */
export const findPage = (path: string): FoundPage | null => {
  const segments = path.split('/').slice(1).map(decodeURIComponent)
  for (const [address, pattern] of PATTERNS) {
    const params = paramsOf(pattern, segments)
    if (params !== null) return { address, guard: PAGES[address], params }
  }
  return null
}
