import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** An e-mail address; not a link, since a row has only one target. */
export const EmailCell = ({ value }: CellProps<'email', string>) => (
  <span className={classes.quiet} title={value}>
    {value}
  </span>
)
