import { useSyncExternalStore } from 'react'

/** The palette, the map of keys, or neither. */
type Shown = 'palette' | 'keys' | null

let shown: Shown = null
const listeners = new Set<() => void>()

const set = (next: Shown): void => {
  shown = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns whether a dialog is open. The palette never opens over a dialog. */
const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null

export const showPalette = (next: 'palette' | 'keys'): void => {
  if (shown === null && !isDialogOpen()) set(next)
}

/** From the palette to the map of keys. */
export const showKeysInstead = (): void => set('keys')

export const hidePalette = (): void => set(null)

/** Opens the palette, or closes it where it is open. */
export const togglePalette = (): void => (shown === 'palette' ? hidePalette() : showPalette('palette'))

export const useVisiblePalette = (): Shown => useSyncExternalStore(subscribe, () => shown)
