import { isEmptyValue, type Fields } from '@captain/content-core'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { recordOptions, useScope } from '../../queries.ts'
import { useForm } from '../form-context.ts'
import { ReadFields } from '../read-only/read-value.tsx'
import { readOnlyFields } from '../section-fields.ts'

type SectionReadingProps = { readonly id: string; readonly fields: Fields }

const StoredFields = ({ id, fields }: SectionReadingProps) => {
  const { locale } = useContent()
  const { fieldWords } = useLabels()
  const { data } = useQuery(recordOptions(useScope(), id))
  if (data === undefined) return null
  const filled = Object.fromEntries(Object.entries(fields).filter(([name, field]) => !isEmptyValue(field, data[name])))
  const words = Object.fromEntries(Object.keys(fields).map((name) => [name, fieldWords(name)]))
  return <ReadFields fields={filled} values={data} words={words} included={data.included} locale={locale} helps />
}

/** Server-computed values of a section's read-only fields; nothing for a new record. */
export const SectionReadOnlyFields = ({ names }: { readonly names: readonly string[] }) => {
  const { contentType, recordId } = useForm()
  const fields = readOnlyFields(contentType, names)
  return recordId === null || Object.keys(fields).length === 0 ? null : <StoredFields id={recordId} fields={fields} />
}
