import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

export const ColorCell = ({ value }: CellProps<'color', string>) => (
  <span className={classes.marked}>
    <span className={classes.swatch} style={{ background: value }} aria-hidden />
    <span className={classes.quiet}>{value.toUpperCase()}</span>
  </span>
)
