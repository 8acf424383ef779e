import type { CellProps } from './cell-definition.ts'
import classes from './cell.module.css'

/** A code or an address that is no link, since a row has only one target. */
export const MutedTextCell = <K extends 'email' | 'slug'>({ value }: CellProps<K, string>) => (
  <span className={classes.quiet} title={value}>
    {value}
  </span>
)
