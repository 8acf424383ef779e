import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark'

/** Where the chosen scheme is kept; the first-paint script of index.html reads the same key. */
export const COLOR_SCHEME_KEY = 'captain-color-scheme'

const ATTRIBUTE = 'data-mantine-color-scheme'

/** The scheme that someone chose, or null while the system decides. */
export const chosenScheme = (): ColorScheme | null => {
  try {
    const chosen = localStorage.getItem(COLOR_SCHEME_KEY)
    return chosen === 'light' || chosen === 'dark' ? chosen : null
  } catch {
    return null
  }
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const schemeNow = (): ColorScheme => chosenScheme() ?? (systemIsDark().matches ? 'dark' : 'light')

const listeners = new Set<() => void>()

const show = (): void => {
  document.documentElement.setAttribute(ATTRIBUTE, schemeNow())
  for (const listener of listeners) listener()
}

/** Keeps a scheme for this and the next visits and shows it at once, null for the system's; where nothing can be kept, the system's stays. */
export const chooseScheme = (scheme: ColorScheme | null): void => {
  try {
    if (scheme === null) localStorage.removeItem(COLOR_SCHEME_KEY)
    else localStorage.setItem(COLOR_SCHEME_KEY, scheme)
  } finally {
    show()
  }
}

const onStorage = (event: StorageEvent) => event.key === COLOR_SCHEME_KEY && show()

/** Tells of every change: by choice, in another window, by the system. Returns the way out. */
export const followScheme = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    systemIsDark().addEventListener('change', show)
    addEventListener('storage', onStorage)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    systemIsDark().removeEventListener('change', show)
    removeEventListener('storage', onStorage)
  }
}

/** The scheme on screen. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(followScheme, schemeNow)

/** The scheme that someone chose, null while the system decides. */
export const useChosenScheme = (): ColorScheme | null => useSyncExternalStore(followScheme, chosenScheme)
