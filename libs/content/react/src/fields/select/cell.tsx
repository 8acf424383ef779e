import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

export const SelectCell = ({ value, words }: CellProps<'select', string>) => (
  <span className={classes.line}>{words.options?.[value] ?? value}</span>
)
