import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** One line of text; what does not fit is cut by the column and whole in the tooltip of the browser. */
export const TextCell = ({ value }: CellProps<'text', string>) => (
  <span className={classes.line} title={value}>
    {value}
  </span>
)
