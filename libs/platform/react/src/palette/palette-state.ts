import { createSharedValue, useSharedValue } from '@captain/ui'

/** The palette, the map of keys, or neither. */
type Shown = 'palette' | 'keys' | null

const shown = createSharedValue<Shown>(null)

/** Returns whether a dialog is open. The palette never opens over a dialog. */
const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null

export const showPalette = (next: 'palette' | 'keys'): void => {
  if (shown.get() === null && !isDialogOpen()) shown.set(next)
}

/** From the palette to the map of keys. */
export const showKeysInstead = (): void => shown.set('keys')

export const hidePalette = (): void => shown.set(null)

/** Opens the palette, or closes it where it is open. */
export const togglePalette = (): void => (shown.get() === 'palette' ? hidePalette() : showPalette('palette'))

export const useVisiblePalette = (): Shown => useSharedValue(shown)
