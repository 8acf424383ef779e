import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

export const MemberCell = ({ value, included }: CellProps<'member', string>) => (
  <span className={classes.line}>{included.accounts[value]?.name ?? ''}</span>
)
