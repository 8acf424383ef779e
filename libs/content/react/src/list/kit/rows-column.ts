import type { ReactNode } from 'react'

/** A column of a list that follows from no declaration. */
export type RowsColumn<Row> = {
  readonly name: string
  readonly label: string
  /** In px, at least. */
  readonly width: number
  /** Shares of the room that is left, of which the name has one; none unless said. */
  readonly shares?: number
  readonly sortable?: boolean
  readonly align?: 'start' | 'end'
  readonly cell: (row: Row) => ReactNode
  /** As a word of the second line on a phone, where no head stands above it; null leaves it out there. */
  readonly told?: ((row: Row) => ReactNode) | null
}

/** The button at the end of each row. */
export type RowAction<Row> = {
  /** Names the row: `「花子」の操作`. */
  readonly label: (row: Row) => string
  readonly onOpen: (row: Row, button: HTMLElement) => void
  /** The row whose menu is open. */
  readonly openId: string | null
}
