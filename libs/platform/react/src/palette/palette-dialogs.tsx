import { Palette } from './palette.tsx'
import { useVisiblePalette } from './palette-state.ts'
import type { PaletteTenant } from './palette-tenant.ts'
import { ShortcutMap } from './shortcut-map.tsx'
import { useRecordVisits } from './use-record-visits.ts'

/** Shows the palette or the list of shortcuts, whichever is open, and remembers on this device where the account goes. */
export const PaletteDialogs = ({ current }: { readonly current: PaletteTenant | null }) => {
  const shown = useVisiblePalette()
  useRecordVisits()
  if (shown === null) return null
  return shown === 'keys' ? <ShortcutMap current={current} /> : <Palette current={current} />
}
