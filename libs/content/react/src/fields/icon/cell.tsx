import { customProperties } from '@captain/ui'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** The icon in the text colour of the row, so that it is visible in both colour schemes. */
export const IconCell = ({ value }: CellProps<'icon', string>) => (
  <span className={classes.thumb} title={value}>
    <span className={classes.icon} style={customProperties({ '--icon': `url("${encodeURI(value)}")` })} aria-hidden />
  </span>
)
