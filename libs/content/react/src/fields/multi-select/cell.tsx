import { joinWords } from '@captain/locale'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

export const MultiSelectCell = ({ value, words, locale }: CellProps<'multiSelect', readonly string[]>) => {
  const text = joinWords(
    locale,
    value.map((option) => words.options?.[option] ?? option),
  )
  return (
    <span className={classes.line} title={text}>
      {text}
    </span>
  )
}
