import { Plural } from '@lingui/react/macro'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** How many rows the list has. */
export const ListCell = ({ value }: CellProps<'list', readonly unknown[]>) => (
  <span className={classes.quiet}>
    <Plural value={value.length} other="#件" />
  </span>
)
