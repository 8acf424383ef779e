import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { Palette } from './palette.tsx'
import { useShownPalette } from './palette-state.ts'
import { ShortcutMap } from './shortcut-map.tsx'

/** Whichever of the two is asked for. */
export const PaletteDialogs = ({ current }: { readonly current: LoadedTenant | null }) =>
  useShownPalette() === 'keys' ? <ShortcutMap /> : <Palette current={current} />
