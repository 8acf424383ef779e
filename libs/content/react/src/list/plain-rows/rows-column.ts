import type { ReactNode } from 'react'

/** A column of a list without a declaration. */
export type RowsColumn<Row> = {
  readonly name: string
  readonly label: string
  /** Minimum width in pixels. */
  readonly width: number
  /** Shares of the remaining space, of which the name has one; 0 by default. */
  readonly shares?: number
  readonly sortable?: boolean
  readonly align?: 'start' | 'end'
  readonly cell: (row: Row) => ReactNode
  /** Text in the second line on a phone, which has no column head; null omits it there. */
  readonly phoneText?: ((row: Row) => ReactNode) | null
}

/** The button at the end of each row. */
export type PlainRowAction<Row> = {
  /** Label with the name of the row: `「花子」の操作`. */
  readonly label: (row: Row) => string
  readonly onOpen: (row: Row, button: HTMLElement) => void
  /** The row whose menu is open. */
  readonly openId: string | null
}
