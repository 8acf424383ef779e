import type { MantineColorSchemeManager } from '@mantine/core'
import { chooseScheme, chosenScheme, followScheme } from './color-scheme.ts'

/** Lets Mantine follow the scheme that pages without it share. */
export const schemeManager = (): MantineColorSchemeManager => {
  let unfollow = () => {}
  return {
    get: (fallback) => chosenScheme() ?? fallback,
    // Mantine sets what it was just told; only a new choice goes on.
    set: (scheme) => scheme !== 'auto' && scheme !== chosenScheme() && chooseScheme(scheme),
    subscribe: (onUpdate) => {
      unfollow = followScheme(() => onUpdate(chosenScheme() ?? 'auto'))
    },
    unsubscribe: () => unfollow(),
    clear: () => {},
  }
}
