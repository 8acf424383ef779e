import { isEmptyValue, type RecordResponse } from '@captain/content-core'
import { useContent } from '../content-context.tsx'
import { ReadFields } from '../form/read-only/read-value.tsx'
import { useLabels } from '../labels.ts'
import { documentSections } from './handled-fields.ts'
import classes from './transitions.module.css'

/** The submitted content of a record as a document: its sections without empty fields. */
export const RecordDocument = ({ record }: { readonly record: RecordResponse }) => {
  const { contentType, locale } = useContent()
  const { sectionLabel, fieldWords } = useLabels()
  const sections = documentSections(contentType).flatMap(([section, names]) => {
    const fields = names.flatMap((name) => {
      const field = contentType.fields[name]
      return field === undefined || isEmptyValue(field, record[name]) ? [] : [[name, field] as const]
    })
    return fields.length === 0 ? [] : [{ section, fields: Object.fromEntries(fields) }]
  })
  return (
    <article className={classes.document}>
      {sections.map(({ section, fields }) => (
        <section key={section}>
          {sections.length > 1 && <h2 className={classes.partTitle}>{sectionLabel(section)}</h2>}
          <ReadFields
            fields={fields}
            values={record}
            words={Object.fromEntries(Object.keys(fields).map((name) => [name, fieldWords(name)]))}
            included={record.included}
            locale={locale}
          />
        </section>
      ))}
    </article>
  )
}
