import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'
import { joinNames } from '../join-names.ts'

export const TagsCell = ({ value, locale }: CellProps<'tags', readonly string[]>) => {
  const text = joinNames(value, locale)
  return (
    <span className={classes.quiet} title={text}>
      {text}
    </span>
  )
}
