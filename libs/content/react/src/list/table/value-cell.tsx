import { isEmptyValue, kindOf, type AnyField, type Included } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { cellOf } from '../../cells.ts'
import { useLabels } from '../../labels.ts'
import { sideOf } from '../../fields/side-of.ts'

type ValueCellProps = {
  readonly name: string
  readonly field: AnyField
  readonly value: unknown
  readonly included: Included
  readonly locale: Locale
}

/** A field's value as its kind shows it. An empty value is blank; a missing language falls back to Japanese and sets `lang`. */
export const ValueCell = ({ name, field, value, included, locale }: ValueCellProps) => {
  const { fieldWords } = useLabels()
  const { Cell } = cellOf(field)
  const props = { field, words: fieldWords(name), included, locale }
  if (!field.localized) return isEmptyValue(field, value) ? null : <Cell {...props} value={value} />
  const { isEmpty } = kindOf(field)
  const own = sideOf(value, locale)
  if (!isEmpty(own)) return <Cell {...props} value={own} />
  const japanese = sideOf(value, 'ja')
  if (isEmpty(japanese)) return null
  return (
    <span lang="ja">
      <Cell {...props} value={japanese} />
    </span>
  )
}
