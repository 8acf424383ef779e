/** The letter behind `g` that leads to a page. */
export const GO_KEYS = {
  h: '/captain',
  t: '/captain/tenant',
  a: '/captain/article',
  p: '/user/profile',
  u: '/admin/auth-user',
  l: '/admin/audit',
} as const

/** The keys that lead to a path, one after the other; none for most. */
export const goKeysOf = (path: string): readonly string[] | undefined => {
  const letter = Object.entries(GO_KEYS).find(([, to]) => to === path)?.[0]
  return letter === undefined ? undefined : ['g', letter]
}
