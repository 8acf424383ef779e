import type { ReactNode } from 'react'
import type { RecentChoice } from './recent-choices.ts'

/** What can be chosen. */
export type PaletteItem = {
  readonly id: string
  readonly label: string
  /** The place of the item, such as its tenant; shown next to the label. */
  readonly note?: string
  readonly icon: ReactNode
  /** What people may call it in either language, folded. */
  readonly terms: readonly string[]
  readonly around?: readonly string[]
  readonly isNear?: boolean
  /** Its keys at once (`mod+S`), or one after the other. */
  readonly keys?: readonly string[]
  readonly run: () => void
  /** How it is remembered; null for what depends on the page. */
  readonly choice: RecentChoice | null
}

export type PaletteGroup = { readonly key: string; readonly heading: string; readonly items: readonly PaletteItem[] }
