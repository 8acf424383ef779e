import { joinWords } from '@captain/locale'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

export const TagsCell = ({ value, locale }: CellProps<'tags', readonly string[]>) => {
  const text = joinWords(locale, value)
  return (
    <span className={classes.quiet} title={text}>
      {text}
    </span>
  )
}
