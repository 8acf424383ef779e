import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** One line of text. The column cuts off long text; the browser's tooltip shows it in full. */
export const TextCell = ({ value }: CellProps<'text', string>) => (
  <span className={classes.line} title={value}>
    {value}
  </span>
)
