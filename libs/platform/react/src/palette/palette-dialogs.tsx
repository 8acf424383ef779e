import { Palette } from './palette.tsx'
import { useVisiblePalette } from './palette-state.ts'
import type { PaletteTenant } from './palette-tenant.ts'
import { ShortcutMap } from './shortcut-map.tsx'

/** Shows the palette or the list of shortcuts, whichever is open. */
export const PaletteDialogs = ({ current }: { readonly current: PaletteTenant | null }) =>
  useVisiblePalette() === 'keys' ? <ShortcutMap /> : <Palette current={current} />
