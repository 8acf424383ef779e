import { type AnyContentType, type AnyRecord, type Included, type IncludedRecord } from '@captain/content-core'
import { asRecord } from '@captain/validation'

const sidesOf = (value: unknown): IncludedRecord['title'] => {
  if (typeof value === 'string') return { ja: value, en: null }
  const { ja, en } = asRecord(value)
  return { ja: typeof ja === 'string' ? ja : null, en: typeof en === 'string' ? en : null }
}

const firstOf = (type: AnyContentType, kind: 'image' | 'color', record: AnyRecord): string | null => {
  const name = Object.entries(type.fields).find(([, field]) => field.kind === kind)?.[0]
  const value = name === undefined ? null : record[name]
  return typeof value === 'string' ? value : null
}

/** Converts a record of a list to the form in which references show it. */
export const toIncluded = (type: AnyContentType, record: AnyRecord, included: Included): IncludedRecord => {
  const picture = firstOf(type, 'image', record)
  return {
    id: record.id,
    type: type.name,
    title: sidesOf(record[type.title]),
    state: record.state,
    image: picture === null ? null : (included.media[picture]?.thumbnailUrl ?? null),
    color: firstOf(type, 'color', record),
  }
}
