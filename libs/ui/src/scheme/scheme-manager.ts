import type { MantineColorSchemeManager } from '@mantine/core'
import { setColorScheme, storedColorScheme, onColorSchemeChange } from './color-scheme.ts'

/** Connects Mantine to the scheme that pages without it share. */
export const schemeManager = (): MantineColorSchemeManager => {
  let unfollow = () => {}
  return {
    get: (fallback) => storedColorScheme() ?? fallback,
    // Mantine also sets the scheme that it just received; only a new choice is saved.
    set: (scheme) => scheme !== 'auto' && scheme !== storedColorScheme() && setColorScheme(scheme),
    subscribe: (onUpdate) => {
      unfollow = onColorSchemeChange(() => onUpdate(storedColorScheme() ?? 'auto'))
    },
    unsubscribe: () => unfollow(),
    clear: () => {},
  }
}
