import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** An address without its protocol; not a link, since a row has one target. */
export const UrlCell = ({ value }: CellProps<'url', string>) => (
  <span className={classes.quiet} title={value}>
    {value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
  </span>
)
