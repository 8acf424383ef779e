import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'
import { joinNames } from '../join-names.ts'

export const MultiSelectCell = ({ value, words, locale }: CellProps<'multiSelect', readonly string[]>) => {
  const text = joinNames(
    value.map((option) => words.options?.[option] ?? option),
    locale,
  )
  return (
    <span className={classes.line} title={text}>
      {text}
    </span>
  )
}
