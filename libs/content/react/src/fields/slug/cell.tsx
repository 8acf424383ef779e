import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

export const SlugCell = ({ value }: CellProps<'slug', string>) => (
  <span className={classes.quiet} title={value}>
    {value}
  </span>
)
