import { Menu } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { anchorAt } from '../anchor-at.ts'
import classes from '../row-menu.module.css'

export type OpenRow<Row> = { readonly row: Row; readonly button: HTMLElement }

type RowsMenuProps<Row> = {
  readonly open: OpenRow<Row> | null
  readonly onClose: () => void
  readonly children: (row: Row) => ReactNode
}

/** The actions on one row: one menu for the whole list, placed at the pressed button. */
export const RowsMenu = <Row,>({ open, onClose, children }: RowsMenuProps<Row>) => {
  useEffect(() => {
    if (open === null) return undefined
    // The anchor is a static copy of the button's position.
    window.addEventListener('scroll', onClose, { capture: true })
    return () => window.removeEventListener('scroll', onClose, { capture: true })
  }, [open, onClose])

  if (open === null) return null
  const { row, button } = open
  const close = () => {
    onClose()
    button.focus({ preventScroll: true })
  }
  return (
    <Menu
      opened
      onChange={(opened) => !opened && close()}
      position="bottom-end"
      withinPortal
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        {/* Hidden from keyboard and screen readers; it labels the menu like the pressed button. */}
        <span
          role="button"
          aria-hidden
          aria-label={button.getAttribute('aria-label') ?? undefined}
          className={classes.anchor}
          style={anchorAt(button)}
        />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>{children(row)}</Menu.Dropdown>
    </Menu>
  )
}
