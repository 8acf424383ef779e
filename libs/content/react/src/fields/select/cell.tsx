import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'
import { WordBadge } from '../word-badge.tsx'

export const SelectCell = ({ field, value, words }: CellProps<'select', string>) => {
  const word = words.options?.[value] ?? value
  const tone = field.config.tones?.[value]
  return tone === undefined ? <span className={classes.line}>{word}</span> : <WordBadge tone={tone}>{word}</WordBadge>
}
