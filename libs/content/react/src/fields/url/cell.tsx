import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** A URL without its protocol; not a link, since a row has only one target. */
export const UrlCell = ({ value }: CellProps<'url', string>) => (
  <span className={classes.quiet} title={value}>
    {value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
  </span>
)
