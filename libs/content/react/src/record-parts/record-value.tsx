import { fieldOf, type AnyRecord, type Included } from '@captain/content-core'
import { useContent } from '../content-context.tsx'
import { ColumnValue } from '../list/table/column-value.tsx'

type RecordValueProps = { readonly name: string; readonly record: AnyRecord; readonly included: Included }

/** The value of a field of a record as lists show it; nothing for a field that the reader does not see. */
export const RecordValue = ({ name, record, included }: RecordValueProps) => {
  const { contentType, locale } = useContent()
  const field = fieldOf(contentType, name)
  return field === null ? null : <ColumnValue column={{ name, field }} record={record} included={included} locale={locale} />
}
