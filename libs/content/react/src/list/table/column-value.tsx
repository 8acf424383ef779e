import { currentClock, isEmptyValue, type AnyRecord, type Included, type ColumnFormat } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { useContent } from '../../content-context.tsx'
import { WordBadge } from '../../fields/word-badge.tsx'
import type { FieldColumn } from '../list-columns.ts'
import classes from './column-value.module.css'
import { ValueCell } from './value-cell.tsx'

type ColumnValueProps = {
  readonly column: Pick<FieldColumn, 'name' | 'field'>
  readonly record: AnyRecord
  readonly included: Included
  readonly locale: Locale
}

const Word = ({
  column,
  look,
  record,
}: Pick<ColumnValueProps, 'column' | 'record'> & {
  readonly look: Extract<ColumnFormat<AnyRecord, string>, { readonly tones?: unknown }>
}) => {
  const { words } = useContent()
  const key = look.badge(record, currentClock())
  if (key === null) return null
  const word = words.columns?.[column.name]?.badges?.[key] ?? key
  const tone = look.tones?.[key]
  return tone === undefined ? <span className={classes.word}>{word}</span> : <WordBadge tone={tone}>{word}</WordBadge>
}

/** The end of a range; omitted if it equals the start. */
const Until = ({ until, column, record, included, locale }: ColumnValueProps & { readonly until: string }) => {
  const { contentType } = useContent()
  const end = contentType.fields[until]
  const own = <ValueCell name={column.name} field={column.field} value={record[column.name]} included={included} locale={locale} />
  if (end === undefined || record[until] === record[column.name]) return own
  const hasBegin = !isEmptyValue(column.field, record[column.name])
  const hasEnd = !isEmptyValue(end, record[until])
  if (!hasBegin && !hasEnd) return null
  return (
    <span className={classes.span}>
      {own}
      {' – '}
      {hasEnd && <ValueCell name={until} field={end} value={record[until]} included={included} locale={locale} />}
    </span>
  )
}

/** Shows the value of a column's field and the additional values of its column format. */
export const ColumnValue = (props: ColumnValueProps) => {
  const { contentType } = useContent()
  const { column, record, included, locale } = props
  const look = contentType.columnFormats[column.name]
  const own = <ValueCell name={column.name} field={column.field} value={record[column.name]} included={included} locale={locale} />
  if (look === undefined) return own
  if ('rangeEnd' in look) return <Until {...props} until={look.rangeEnd} />
  if ('badge' in look) {
    const key = look.badge(record, currentClock())
    return (
      <span className={classes.both} data-alarm={key !== null && look.tones?.[key] === 'critical'}>
        {own}
        <Word column={column} look={look} record={record} />
      </span>
    )
  }
  const other = contentType.fields[look.secondary]
  return (
    <span className={classes.both}>
      {own}
      {other !== undefined && (
        <ValueCell name={look.secondary} field={other} value={record[look.secondary]} included={included} locale={locale} />
      )}
    </span>
  )
}
