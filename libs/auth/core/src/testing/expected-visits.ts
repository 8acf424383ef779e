import type { PageAddress } from '../pages.ts'

/**
 * Expected result of a visit: the page or a redirect target; `member` means the page for members of the tenant and the refusal for others.
 */
type Expected = 'page' | 'member' | '/' | '/captain' | '/auth/who-are-you' | '/auth/not-permission'

const NO = '/auth/not-permission'
const WHO = '/auth/who-are-you'

export type Kind = 'guest' | 'pending' | 'user' | 'admin'

// Literal values, separate from the guards that they test: each new page declares its visitors here.
const EXPECTED = {
  '/auth/login': { guest: 'page', pending: '/captain', user: '/captain', admin: '/captain' },
  '/auth/sign-up': { guest: 'page', pending: '/captain', user: '/captain', admin: '/captain' },
  '/auth/recover': { guest: 'page', pending: '/captain', user: '/captain', admin: '/captain' },
  '/auth/enrol': { guest: 'page', pending: 'page', user: 'page', admin: 'page' },
  '/auth/verify-email': { guest: 'page', pending: 'page', user: 'page', admin: 'page' },
  '/auth/logout': { guest: 'page', pending: 'page', user: 'page', admin: 'page' },
  '/auth/not-permission': { guest: 'page', pending: 'page', user: 'page', admin: 'page' },
  '/auth/who-are-you': { guest: 'page', pending: 'page', user: 'page', admin: 'page' },
  '/auth/secure-sign-in': { guest: '/', pending: 'page', user: 'page', admin: 'page' },
  '/user/profile': { guest: NO, pending: WHO, user: 'page', admin: 'page' },
  '/captain': { guest: NO, pending: WHO, user: 'page', admin: 'page' },
  '/captain/article': { guest: '/', pending: WHO, user: 'page', admin: 'page' },
  '/captain/article/$slug': { guest: '/', pending: WHO, user: 'page', admin: 'page' },
  '/captain/tenant': { guest: NO, pending: WHO, user: 'page', admin: 'page' },
  '/captain/tenant/$tenant': { guest: NO, pending: WHO, user: 'member', admin: 'page' },
  '/captain/tenant/$tenant/media-library': { guest: NO, pending: WHO, user: 'member', admin: 'page' },
  '/captain/tenant/$tenant/$': { guest: NO, pending: WHO, user: 'member', admin: 'page' },
  '/captain/ai': { guest: NO, pending: WHO, user: NO, admin: 'page' },
  '/captain/ai/text-to-image': { guest: NO, pending: WHO, user: NO, admin: 'page' },
  '/captain/ai/translation-image-prompt': { guest: NO, pending: WHO, user: NO, admin: 'page' },
  '/admin/auth-user': { guest: NO, pending: NO, user: NO, admin: 'page' },
  '/admin/auth-user/new': { guest: NO, pending: NO, user: NO, admin: 'page' },
  '/admin/audit': { guest: NO, pending: NO, user: NO, admin: 'page' },
} as const satisfies Readonly<Record<PageAddress, Readonly<Record<Kind, Expected>>>>

/** Returns the expected result of a visit by an account of a kind with some memberships: `page`, or a redirect target. */
export const expectedVisit = (address: PageAddress, kind: Kind, isMember: boolean): string => {
  const expected: Expected = EXPECTED[address][kind]
  if (expected !== 'member') return expected
  return isMember ? 'page' : NO
}
