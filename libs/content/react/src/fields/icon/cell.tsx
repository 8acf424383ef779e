import { customProperties } from '@captain/ui'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** The drawing in the ink of the row, so that it is seen in both schemes. */
export const IconCell = ({ value }: CellProps<'icon', string>) => (
  <span className={classes.thumb} title={value}>
    <span className={classes.icon} style={customProperties({ '--icon': `url("${encodeURI(value)}")` })} aria-hidden />
  </span>
)
