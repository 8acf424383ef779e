import type { ReactNode } from 'react'
import { MenuAtButton } from '../menu-at-button.tsx'

export type OpenRow<Row> = { readonly row: Row; readonly button: HTMLElement }

type RowsMenuProps<Row> = {
  readonly open: OpenRow<Row> | null
  readonly onClose: () => void
  readonly children: (row: Row) => ReactNode
}

/** The actions on one row: one menu for the whole list, placed at the pressed button. */
export const RowsMenu = <Row,>({ open, onClose, children }: RowsMenuProps<Row>) =>
  open !== null && (
    <MenuAtButton button={open.button} onClose={onClose}>
      {children(open.row)}
    </MenuAtButton>
  )
