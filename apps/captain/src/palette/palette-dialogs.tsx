import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { Palette } from './palette.tsx'
import { useVisiblePalette } from './palette-state.ts'
import { ShortcutMap } from './shortcut-map.tsx'

/** Shows the palette or the list of shortcuts, whichever is open. */
export const PaletteDialogs = ({ current }: { readonly current: LoadedTenant | null }) =>
  useVisiblePalette() === 'keys' ? <ShortcutMap /> : <Palette current={current} />
