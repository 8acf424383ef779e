import {
  contentTypeOf,
  currentValues,
  deliverValues,
  referenceTargetsOf,
  workflowOf,
  type AnyContentType,
  type DeliveredReference,
  type DeliveryContext,
  type Tenant,
  type Values,
  DEFAULT_TAX_ROUNDING,
} from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { deliveredFile, deliveredMedia, readMedia } from '../media/media-row.ts'
import { namedColumns, type Included, type ReferenceRow } from './deliverable.ts'
import { deliveredName } from './delivered-name.ts'
import { allVisibleWithSql, LIVE, publicNames, type View } from './public-type.ts'
import { noteReferences } from '../public-changes/note-type.ts'
import { readTaxRates } from './tax-rates.ts'

/** A record to deliver: the working copy in previews, otherwise the published copy. */
export type DeliverableRow = {
  readonly id: string
  readonly published_at: Date | null
  readonly first_published_at: Date | null
  readonly data: Values
  /** Null on all rows of a page but the first; absent if it must be read. */
  readonly included?: Included | null
}

export type DeliveryOptions = {
  readonly type: AnyContentType
  readonly locale: Locale
  readonly view: View
  /** Whether to include references to unpublished records, as previews do. */
  readonly isPreview?: boolean
}

const readReferences = async (tx: Tx, ids: readonly string[], isPreview: boolean): Promise<readonly ReferenceRow[]> => {
  if (ids.length === 0) return []
  const { tenant } = tx
  const copy = isPreview ? sql`e.data` : sql`e.published`
  const isShown = isPreview ? sql`e.deleted_at is null` : allOf([...LIVE, ...allVisibleWithSql(tenant)])
  return tx.hotRows<ReferenceRow>(sql`
    select ${namedColumns(tenant, copy)}
    from content.entry e where e.tenant_id = ${sql.lit(tenant.number)} and e.id = any(${ids}::text[]) and ${isShown}`)
}

type Targets = Readonly<Record<'record' | 'media', readonly string[]>>

/** Returns what was read together with the rows; null if it was not. */
const includedWith = (rows: readonly DeliverableRow[]) =>
  rows.some(({ included }) => included === undefined)
    ? null
    : {
        references: rows.flatMap(({ included }) => included?.references ?? []),
        media: rows.flatMap(({ included }) => included?.media ?? []),
      }

const readIncluded = async (tx: Tx, ids: Targets, isPreview: boolean) => {
  const [references, media] = await Promise.all([readReferences(tx, ids.record, isPreview), readMedia(tx, ids.media)])
  return { references, media }
}

const reference = (tenant: Tenant, row: ReferenceRow, locale: Locale): DeliveredReference => {
  const type = contentTypeOf(tenant, row.type)
  return type === null ? { id: row.id, slug: null, title: '' } : deliveredName(type, row, locale)
}

const publicFields = (type: AnyContentType, view: View) =>
  Object.fromEntries(
    Object.entries(type.fields).filter(([, field]) => field.visibility === 'list' || (view === 'detail' && field.visibility === 'detail')),
  )

/** Returns records in the shape of the delivery API, in one language. Loads the referenced records with one query per kind, in one round trip. */
export const deliverRecords = async (
  tx: Tx,
  rows: readonly DeliverableRow[],
  { type, locale, view, isPreview = false }: DeliveryOptions,
): Promise<readonly Values[]> => {
  const current = rows.map((row) => ({ ...row, data: currentValues(type, row.data, isPreview ? 'working' : 'published') }))
  const targets = current.flatMap((row) => referenceTargetsOf(publicFields(type, view), row.data))
  const idsTo = (to: 'record' | 'media') => [...new Set(targets.filter((target) => target.to === to).map((target) => target.id))]
  const ids = { record: idsTo('record'), media: idsTo('media') }
  noteReferences(tx.notes, tx.tenant, publicFields(type, view), ids.record)
  for (const id of ids.media) tx.notes?.id(id)
  const [{ references: referenceRows, media: mediaRows }, rates] = await Promise.all([
    includedWith(rows) ?? readIncluded(tx, ids, isPreview),
    readTaxRates(tx),
  ])
  const references = new Map(referenceRows.map((row) => [row.id, row]))
  const media = new Map(mediaRows.map((row) => [row.id, row]))
  // Of fields that are younger than a copy.
  const missing = Object.fromEntries(publicNames(type, view).map((name) => [name, null]))
  return current.map((row) => {
    const untranslated: string[] = []
    const context: DeliveryContext = {
      locale,
      media: (id) => {
        const found = media.get(id)
        return found === undefined ? null : deliveredMedia(found, locale)
      },
      file: (id) => {
        const found = media.get(id)
        return found === undefined ? null : deliveredFile(found)
      },
      reference: (id) => {
        const found = references.get(id)
        return found === undefined ? null : reference(tx.tenant, found, locale)
      },
      taxPercent: (rate) => rates.get(rate) ?? '0.0',
      taxRounding: DEFAULT_TAX_ROUNDING,
      onUntranslated: (path) => untranslated.push(path),
    }
    const values = deliverValues(type.fields, { ...missing, ...row.data }, context, view)
    return {
      id: row.id,
      updatedAt: row.published_at?.toISOString() ?? null,
      ...(workflowOf(type.workflow).isChronological && { firstPublishedAt: row.first_published_at?.toISOString() ?? null }),
      fallback: locale === 'en' ? untranslated : [],
      ...(view === 'detail' && { untranslated }),
      ...values,
    }
  })
}
