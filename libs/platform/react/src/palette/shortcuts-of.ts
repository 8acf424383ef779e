import { TODAY } from '@captain/content-core'
import { GO_TO_SHORTCUTS, TODAY_LETTER } from './go-to-shortcuts.ts'

/** Returns the key sequence that opens a path; undefined for paths without one. */
export const goToShortcutsOf = (path: string): readonly string[] | undefined => {
  const letter = path.endsWith(`/${TODAY}`) ? TODAY_LETTER : Object.entries(GO_TO_SHORTCUTS).find(([, to]) => to === path)?.[0]
  return letter === undefined ? undefined : ['g', letter]
}
