import { slugField, type AnyContentType, type AnyRecord } from '@captain/content-core'

/** What the public may ask for a record by: its id, and its address where it has one. */
export const keysOf = (type: AnyContentType, record: AnyRecord): readonly string[] => {
  const slug = slugField(type)
  return slug === null ? [record.id] : [record.id, String(record[slug])]
}
