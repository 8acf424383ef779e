import { isDeliveredMedia, isImage, isRichText, type AnyContentType, type AnyField, type DeliveredMedia } from '@captain/content-core'
import { isDocument, isEmptyDocument, type RichTextDocument } from '@captain/rich-text-core'
import type { DeliveredRecord } from './delivered-record.ts'

type NamedField = readonly [name: string, field: AnyField]
type NamedText = { readonly name: string; readonly text: string }

export type RecordParts = {
  readonly title: NamedText
  readonly cover: DeliveredMedia | null
  readonly alt: string | null
  readonly lead: NamedText | null
  readonly bodies: readonly { readonly name: string; readonly document: RichTextDocument }[]
  /** Every other public field that has a value. */
  readonly rest: readonly NamedField[]
}

/** Names under which declarations keep what introduces a record. */
const LEADS = ['lead', 'summary', 'catchphrase', 'description']

/** Fields that say how a page is found, not what it says. */
const UNSHOWN = ['slug', 'seo', 'sortOrder', 'isPinned']

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const hasValue = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Sorts the public fields of a record into the parts of a page. */
export const partsOf = (type: AnyContentType, record: DeliveredRecord): RecordParts => {
  const shown = Object.entries(type.fields).filter(([name]) => name in record)
  const coverName = shown.find(([name, field]) => isImage(field) && hasValue(record[name]))?.[0] ?? null
  const altName = coverName === null ? null : `${coverName}Alt`
  const leadName = LEADS.find((name) => hasValue(textOf(record[name]))) ?? null
  const bodies = shown.flatMap(([name, field]) => {
    const document = isRichText(field) ? record[name] : null
    return !isDocument(document) || isEmptyDocument(document) ? [] : [{ name, document }]
  })
  const used = new Set([type.title, coverName, altName, leadName, ...bodies.map(({ name }) => name), ...UNSHOWN])
  const cover = coverName === null ? null : record[coverName]
  return {
    title: { name: type.title, text: textOf(record[type.title]) },
    cover: isDeliveredMedia(cover) ? cover : null,
    alt: altName === null ? null : textOf(record[altName]) || null,
    lead: leadName === null ? null : { name: leadName, text: textOf(record[leadName]) },
    bodies,
    rest: shown.filter(([name, field]) => !used.has(name) && !isRichText(field) && hasValue(record[name])),
  }
}
