/** The letter behind `g` that leads to a page. */
export const GO_KEYS = {
  h: '/captain',
  t: '/captain/tenant',
  a: '/captain/article',
  p: '/user/profile',
  u: '/admin/auth-user',
  l: '/admin/audit',
} as const

/** Returns the key sequence that opens a path; undefined for paths without one. */
export const goKeysOf = (path: string): readonly string[] | undefined => {
  const letter = Object.entries(GO_KEYS).find(([, to]) => to === path)?.[0]
  return letter === undefined ? undefined : ['g', letter]
}
