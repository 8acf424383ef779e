import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** The file's name; not a link, since a row has only one target. */
export const FileCell = ({ value, included }: CellProps<'file', string>) => {
  const name = included.media[value]?.originalName ?? ''
  return (
    <span className={classes.line} title={name}>
      {name}
    </span>
  )
}
