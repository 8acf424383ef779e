import type { ImportPlan, RowIssue } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { Autocomplete, TextInput } from '@mantine/core'

const topOf = (path: string): string => path.split('.')[0] ?? ''

/** Returns the place of the column that an issue is of; null if no column of the file is. */
export const columnOfIssue = ({ mapping }: ImportPlan, { path }: RowIssue): number | null => {
  const exact = mapping.indexOf(path)
  const place = exact >= 0 || path === '' ? exact : mapping.findIndex((one) => one !== null && topOf(one) === topOf(path))
  return place < 0 ? null : place
}

/** Returns the text of the cell of an issue: corrected, or as in the file. */
export const textOfIssue = ({ corrections = [] }: ImportPlan, { row, value, params: { text } }: RowIssue, column: number): string =>
  corrections.find((one) => one.row === row && one.column === column)?.text ?? value ?? (typeof text === 'string' ? text : '')

type CorrectionCellProps = {
  readonly issue: RowIssue
  readonly label: string
  readonly text: string
  readonly onCorrect: (text: string) => void
}

/** The text of a wrong cell, corrected in place; where there are options, they are offered. */
export const CorrectionCell = ({ issue: { row, allowed }, label, text, onCorrect }: CorrectionCellProps) => {
  const { t } = useLingui()
  const name = t`${row}行目：${label}`
  return allowed === undefined ? (
    <TextInput size="xs" aria-label={name} value={text} onChange={(event) => onCorrect(event.currentTarget.value)} />
  ) : (
    <Autocomplete size="xs" aria-label={name} data={[...allowed]} filter={({ options }) => options} value={text} onChange={onCorrect} />
  )
}
