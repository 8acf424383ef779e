import { slugField, type AnyContentType, type AnyRecord } from '@captain/content-core'

/** Returns the keys by which the public can request a record: its id, and its slug if it has one. */
export const keysOf = (type: AnyContentType, record: AnyRecord): readonly string[] => {
  const slug = slugField(type)
  return slug === null ? [record.id] : [record.id, String(record[slug])]
}
