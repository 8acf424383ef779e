import type { ReactNode } from 'react'
import type { RecentChoice } from './recent-choices.ts'

/** An item of the palette. */
export type PaletteItem = {
  readonly id: string
  readonly label: string
  /** The place of the item, such as its tenant; shown next to the label. */
  readonly note?: string
  readonly icon: ReactNode
  /** Folded search terms in both languages. */
  readonly terms: readonly string[]
  readonly around?: readonly string[]
  readonly isNear?: boolean
  /** Shortcut: a key combination (`mod+S`) or a key sequence. */
  readonly keys?: readonly string[]
  readonly run: () => void
  /** The stored form of the choice; null for items that depend on the page. */
  readonly choice: RecentChoice | null
}

export type PaletteGroup = { readonly key: string; readonly heading: string; readonly items: readonly PaletteItem[] }
