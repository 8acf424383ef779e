import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark'

/** `localStorage` key of the chosen scheme; the first-paint script of index.html reads it too. */
export const COLOR_SCHEME_KEY = 'captain-color-scheme'

const ATTRIBUTE = 'data-mantine-color-scheme'

/** Returns the chosen scheme, or null if the system decides. */
export const storedColorScheme = (): ColorScheme | null => {
  try {
    const chosen = localStorage.getItem(COLOR_SCHEME_KEY)
    return chosen === 'light' || chosen === 'dark' ? chosen : null
  } catch {
    return null
  }
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const schemeNow = (): ColorScheme => storedColorScheme() ?? (systemIsDark().matches ? 'dark' : 'light')

const listeners = new Set<() => void>()

const show = (): void => {
  document.documentElement.setAttribute(ATTRIBUTE, schemeNow())
  for (const listener of listeners) listener()
}

/** Applies a scheme and saves it for later visits; null selects the system's. Without storage, the system's scheme stays. */
export const setColorScheme = (scheme: ColorScheme | null): void => {
  try {
    if (scheme === null) localStorage.removeItem(COLOR_SCHEME_KEY)
    else localStorage.setItem(COLOR_SCHEME_KEY, scheme)
  } finally {
    show()
  }
}

const onStorage = (event: StorageEvent) => event.key === COLOR_SCHEME_KEY && show()

/** Calls the listener on every change: by choice, in another window, by the system. Returns the unsubscribe function. */
export const onColorSchemeChange = (listener: () => void): (() => void) => {
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

/** Returns the current scheme. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(onColorSchemeChange, schemeNow)

/** Returns the chosen scheme, null if the system decides. */
export const useStoredColorScheme = (): ColorScheme | null => useSyncExternalStore(onColorSchemeChange, storedColorScheme)
