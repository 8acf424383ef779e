import type { PageGuard, PagePath } from './guards.ts'

const PUBLIC = [{ mode: 'public' }] as const satisfies PageGuard
const GUEST = [{ mode: 'guest' }] as const satisfies PageGuard
// Whoever waits for approval is told so before anything else is looked at.
const USER = [{ mode: 'anonymous' }, { mode: 'user' }] as const satisfies PageGuard
// As the customer's specification §4 has it: the address is kept and returned to after signing in, so that a link leads to its article.
const LOGIN = [{ mode: 'anonymous' }, { mode: 'loginOnly' }] as const satisfies PageGuard
const ADMIN = [{ mode: 'admin' }] as const satisfies PageGuard
const AI = [{ mode: 'anonymous' }, { mode: 'cfAi' }] as const satisfies PageGuard
const TENANT_USER = [{ mode: 'anonymous' }, { mode: 'tenantUser' }] as const satisfies PageGuard

/**
 * The pages of the back office and who may see each (the customer's specification §2), by address without the locale prefix:
 * `$name` stands for one segment, `$` at the end for the rest. The route table and the server's pages both go by it.
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
  '/user/profile': USER,
  '/captain': USER,
  '/captain/article': LOGIN,
  '/captain/article/$slug': LOGIN,
  '/captain/tenant': USER,
  '/captain/tenant/$tenant': TENANT_USER,
  '/captain/tenant/$tenant/$': TENANT_USER,
  '/captain/ai': AI,
  '/captain/ai/text-to-image': AI,
  '/captain/ai/translation-image-prompt': AI,
  '/admin/auth-user': ADMIN,
  '/admin/auth-user/new': ADMIN,
  '/admin/audit': ADMIN,
} as const satisfies Readonly<Record<PagePath, PageGuard>>

export type PageAddress = keyof typeof PAGES

/** A page that an address leads to; `params` holds what stands for `$name` and `$`, decoded. */
export type FoundPage = { readonly address: PageAddress; readonly guard: PageGuard; readonly params: Readonly<Record<string, string>> }

const OWN_PATH = /^\/(?:auth|user|captain|admin)(?=[/?#]|$)/

/** Whether a path without its locale prefix belongs to the back office rather than to the public site. */
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

const PATTERNS = Object.keys(PAGES).map((address) => [address as PageAddress, address.split('/').slice(1)] as const)

/** Finds the page behind a canonical path without its locale prefix; null where there is none. */
export const findPage = (path: string): FoundPage | null => {
  const segments = path.split('/').slice(1).map(decodeURIComponent)
  for (const [address, pattern] of PATTERNS) {
    const params = paramsOf(pattern, segments)
    if (params !== null) return { address, guard: PAGES[address], params }
  }
  return null
}
