/** The letter behind `g` that leads to a page. */
export const GO_TO_SHORTCUTS = {
  h: '/captain',
  t: '/captain/tenant',
  a: '/captain/article',
  p: '/user/profile',
  u: '/admin/auth-user',
  l: '/admin/audit',
} as const

/** Returns the key sequence that opens a path; undefined for paths without one. */
export const goToShortcutsOf = (path: string): readonly string[] | undefined => {
  const letter = Object.entries(GO_TO_SHORTCUTS).find(([, to]) => to === path)?.[0]
  return letter === undefined ? undefined : ['g', letter]
}
