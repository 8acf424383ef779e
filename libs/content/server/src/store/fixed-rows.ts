import {
  computeValues,
  indexTextsOf,
  initialValues,
  slugField,
  type AnyContentType,
  type Values,
  clockAt,
  workflowOf,
} from '@captain/content-core'
import { SYSTEM_AUTHOR } from './author.ts'
import { sql } from '../database/sql.ts'
import { nextId } from './ids.ts'
import { forEachRunning, type Running } from '../running-tenants.ts'
import type { Store, WriteTx } from '../store.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { currentRow, entryRows } from './entry-rows.ts'
import { nextRow } from './save.ts'
import { writeEntry } from './write-entry.ts'

const LOCK = 7_260_034

const NOT_PUBLIC = { status: 'draft', published: null, published_slug: null, published_at: null, first_published_at: null } as const

const keyOf = (type: AnyContentType, values: Values): string => {
  const by = type.fixedRecords?.key
  const field = by === undefined ? undefined : type.fields[by]
  return by === undefined || field === undefined ? '' : (indexTextsOf(field, values[by])[0] ?? '')
}

/** Returns the fixed records of a type: the one of a singleton, else the declared ones. */
const fixedRowsOf = (type: AnyContentType): readonly Values[] =>
  workflowOf(type.workflow).isSingle ? [{}] : (type.fixedRecords?.records ?? [])

/** Adds a fixed record, which may lack values that users must enter; the first save publishes it. */
const addRow = async (tx: WriteTx, type: AnyContentType, row: Values): Promise<void> => {
  const id = nextId(tx.now)
  const slug = slugField(type)
  const start = { ...initialValues(type, { accountName: SYSTEM_AUTHOR.name, now: tx.now }), ...row }
  const values = slug === null ? start : { ...start, [slug]: `${type.name}-${id.slice(-8).toLowerCase()}` }
  const data = computeValues(type, values, clockAt(tx.now))
  const after = { ...nextRow(tx, type, id, null, data), ...NOT_PUBLIC }
  await writeEntry(tx, { type, before: null, after, action: 'create', changedFields: Object.keys(data) })
}

const missingRows = async (tx: Pick<WriteTx, 'rows' | 'tenant'>, type: AnyContentType): Promise<readonly Values[]> => {
  const rows = await tx.rows<Pick<EntryRow, 'type' | 'data'>>(
    sql`select e.type, e.data from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.deleted_at is null`,
  )
  // The key may have another name since, or another option.
  const known = new Set(rows.map((row) => keyOf(type, currentRow(tx.tenant, { ...row, published: null }).data)))
  return fixedRowsOf(type).filter((row) => !known.has(keyOf(type, row)))
}

/** Returns the fixed record for these values; null while it is missing. */
export const existingRow = async (tx: WriteTx, type: AnyContentType, values: Values): Promise<EntryRow | null> => {
  const rows = await entryRows(
    tx,
    sql`
    select ${ENTRY_COLUMNS} from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.deleted_at is null for no key update`,
  )
  return rows.find(({ data }) => keyOf(type, data) === keyOf(type, values)) ?? null
}

/** Creates missing fixed records; servers that start at the same time create them once. */
export const ensureFixedRows = (services: Running & { readonly store: Store }): Promise<void> =>
  forEachRunning(services, async (tenant) => {
    const types = tenant.contentTypes.filter((type) => fixedRowsOf(type).length > 0)
    if (types.length === 0) return
    const scope = services.store.forTenant(SYSTEM_AUTHOR, tenant)
    const missing = await scope.read((tx) => Promise.all(types.map((type) => missingRows(tx, type))))
    // A write would invalidate the tenant's cached responses in every process.
    if (missing.every((rows) => rows.length === 0)) return
    await scope.write(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(${LOCK}, ${tenant.number})`)
      for (const type of types) for (const row of await missingRows(tx, type)) await addRow(tx, type, row)
    })
  })
