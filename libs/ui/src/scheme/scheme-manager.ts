import type { MantineColorSchemeManager } from '@mantine/core'
import { chooseScheme, chosenScheme, followScheme } from './color-scheme.ts'

/** Connects Mantine to the scheme that pages without it share. */
export const schemeManager = (): MantineColorSchemeManager => {
  let unfollow = () => {}
  return {
    get: (fallback) => chosenScheme() ?? fallback,
    // Mantine also sets the scheme that it just received; only a new choice is saved.
    set: (scheme) => scheme !== 'auto' && scheme !== chosenScheme() && chooseScheme(scheme),
    subscribe: (onUpdate) => {
      unfollow = followScheme(() => onUpdate(chosenScheme() ?? 'auto'))
    },
    unsubscribe: () => unfollow(),
    clear: () => {},
  }
}
