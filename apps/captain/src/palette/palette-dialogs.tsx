import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { Palette } from './palette.tsx'
import { useShownPalette } from './palette-state.ts'
import { ShortcutMap } from './shortcut-map.tsx'

/** Shows the palette or the list of shortcuts, whichever is open. */
export const PaletteDialogs = ({ current }: { readonly current: LoadedTenant | null }) =>
  useShownPalette() === 'keys' ? <ShortcutMap /> : <Palette current={current} />
