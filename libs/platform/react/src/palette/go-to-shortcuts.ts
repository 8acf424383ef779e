/** The letter behind `g` that leads to a page. */
export const GO_TO_SHORTCUTS = {
  h: '/captain',
  t: '/captain/tenant',
  a: '/captain/article',
  p: '/user/profile',
  u: '/admin/auth-user',
  l: '/admin/audit',
} as const

/** The letter behind `g` that leads to the page of today of the tenant on show. */
export const TODAY_LETTER = 'd'
