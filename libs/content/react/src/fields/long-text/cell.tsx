import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

export const LongTextCell = ({ value }: CellProps<'longText', string>) => (
  <span className={classes.line}>{value.replaceAll('\n', ' ')}</span>
)
