import type { MantineColorSchemeManager } from '@mantine/core'
import { chooseScheme, chosenScheme, followScheme } from './color-scheme.ts'

/** Lets Mantine follow the scheme that pages without it share. */
export const schemeManager = (): MantineColorSchemeManager => {
  let unfollow = () => {}
  return {
    get: (fallback) => chosenScheme() ?? fallback,
    set: (scheme) => scheme !== 'auto' && chooseScheme(scheme),
    subscribe: (onUpdate) => {
      unfollow = followScheme(() => onUpdate(chosenScheme() ?? 'auto'))
    },
    unsubscribe: () => unfollow(),
    clear: () => {},
  }
}
