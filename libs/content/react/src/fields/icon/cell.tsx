import type { CSSProperties } from 'react'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** The drawing in the ink of the row, so that it is seen in both schemes. */
export const IconCell = ({ value }: CellProps<'icon', string>) => (
  <span className={classes.thumb} title={value}>
    <span className={classes.icon} style={{ '--icon': `url("${encodeURI(value)}")` } as CSSProperties} aria-hidden />
  </span>
)
