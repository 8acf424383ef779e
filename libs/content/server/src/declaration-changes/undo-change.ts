import { isDeepStrictEqual } from 'node:util'
import { acceptsValue, contentTypeOf, fieldOf, removedTypesOf, type AnyContentType, type Tenant, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { ContentServices } from '../services.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { ENTRY_COLUMNS, type EntryRow } from '../store/entry-row.ts'
import type { WriteTx } from '../store.ts'
import { writeWithoutHistory } from '../store/write-entry.ts'
import { withoutMissingTargets } from './missing-targets.ts'
import { renameInRoles } from './rename-in-roles.ts'
import { forgetRestorePoint, type StoredChange } from './restore-points.ts'
import { isShapeOf, isTypeShape } from './shape.ts'

const BATCH = 100
const RENAME_BATCH = 1000

/** Why a change cannot be undone. */
export type UndoRefusal = 'unknown' | 'not-latest' | 'other-declaration'

type Point = {
  readonly id: string
  readonly created_at: Date
  readonly shapes: Readonly<Record<string, unknown>>
  readonly changes: readonly StoredChange[]
}

type Former = {
  readonly entry_id: string
  readonly former: Values | null
  readonly written: Values | null
  readonly former_published: Values | null
  readonly written_published: Values | null
  /** Whether the change has deleted the record. */
  readonly is_deleted: boolean
}

/** What fields of a type were called: the earlier name by the later one. */
type EarlierNames = Readonly<Record<string, string>>

const earlierNames = ({ changes }: Point, type: string): EarlierNames =>
  Object.fromEntries(
    changes.flatMap((one) => (one.what === 'renamed' && one.type === type && one.field !== null ? [[one.to, one.field]] : [])),
  )

/**
 * Returns a copy with its former values. An edit since the change wins where the former declaration accepts it, under its earlier name if
 * the field was renamed; the record's history has every other edit.
 */
const withFormer = (
  type: AnyContentType,
  current: Values,
  { former, written, names = {} }: { readonly former: Values; readonly written: Values; readonly names?: EarlierNames },
): Values => {
  const result: Record<string, unknown> = { ...current }
  for (const name of new Set([...Object.keys(former), ...Object.keys(written)])) {
    const isEdited = !isDeepStrictEqual(current[name], written[name])
    if (name in former && !(isEdited && acceptsValue(type, name, current[name]))) result[name] = former[name]
  }
  for (const [later, earlier] of Object.entries(names)) {
    const value = current[later]
    if (later in current && !isDeepStrictEqual(value, written[later]) && acceptsValue(type, earlier, value)) result[earlier] = value
  }
  return result
}

const readPoint = async (tx: WriteTx, id: string): Promise<Point | UndoRefusal> => {
  const [latest] = await tx.rows<Point>(
    sql`select id, created_at, shapes, changes from content.restore_point where tenant_id = ${tx.tenant.number} order by id desc limit 1 for update`,
  )
  if (latest?.id === id) return latest
  const [other] = await tx.rows(sql`select id from content.restore_point where tenant_id = ${tx.tenant.number} and id = ${id}`)
  return other === undefined ? 'unknown' : 'not-latest'
}

/** Returns the types whose records the change has deleted. */
const deletedTypes = async (tx: WriteTx, { id }: Point): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ type: string }>(sql`
    select distinct entry->>'type' as type from content.former_value where tenant_id = ${tx.tenant.number} and point_id = ${id} and entry is not null`)
  return new Set(rows.map(({ type }) => type))
}

/** Whether the tenant's declaration is the one from before the change. It need not have types that were removed before. */
const isFormerDeclaration = (tenant: Tenant, { shapes }: Point, deleted: ReadonlySet<string>): boolean =>
  Object.entries(shapes).every(([name, shape]) => {
    const type = tenant.contentTypes.find((one) => one.name === name)
    if (type === undefined) return name in removedTypesOf(tenant) && !deleted.has(name)
    // A type of an earlier form of shapes is not known well enough to compare it.
    return !isTypeShape(shape) || isShapeOf(type, shape)
  })

const lockRow = async (tx: WriteTx, id: string): Promise<EntryRow | null> =>
  tx.row<EntryRow>(
    sql`select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = ${id} for no key update`,
  )

/** Writes what belongs to a deleted record that is there again: its index, references and search texts. */
const finishDeleted = async (tx: WriteTx, id: string): Promise<void> => {
  const row = await lockRow(tx, id)
  const type = row === null ? null : contentTypeOf(tx.tenant, row.type)
  if (row === null || type === null) return
  const present = await withoutMissingTargets(tx, type, row)
  await writeWithoutHistory(tx, type, row, present, true)
}

/** Removes the fields that only the undone declaration has: if it returns, its own values of that time must not. */
const stripped = (values: Values, type: AnyContentType, written: Values, names: EarlierNames): readonly string[] =>
  [...new Set([...Object.keys(written), ...Object.keys(names)])].filter((name) => name in values && fieldOf(type, name) === null)

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

type Differences = Pick<Former, 'former' | 'written' | 'former_published' | 'written_published'>

/** Writes the former values of a record. */
const restoreValues = async (tx: WriteTx, row: EntryRow, type: AnyContentType, one: Differences, names: EarlierNames): Promise<void> => {
  const ofCopy = (values: Values, former: Values | null, written: Values | null) => {
    const extra = stripped(values, type, written ?? {}, names)
    return { extra, next: without(withFormer(type, values, { former: former ?? {}, written: written ?? {}, names }), extra) }
  }
  const data = ofCopy(row.data, one.former, one.written)
  const published = row.published === null ? null : ofCopy(row.published, one.former_published, one.written_published)
  const before = { ...row, data: without(row.data, data.extra), published: row.published && without(row.published, published?.extra ?? []) }
  await tx.run(sql`
    update content.entry set data = data - ${data.extra}::text[], published = published - ${published?.extra ?? []}::text[]
    where tenant_id = ${tx.tenant.number} and id = ${row.id}`)
  await writeWithoutHistory(tx, type, before, { ...before, data: data.next, published: published?.next ?? null }, true)
}

const restoreOne = async (tx: WriteTx, point: Point, one: Former): Promise<void> => {
  if (one.is_deleted) return finishDeleted(tx, one.entry_id)
  const row = await lockRow(tx, one.entry_id)
  const type = row === null ? null : contentTypeOf(tx.tenant, row.type)
  if (row !== null && type !== null) await restoreValues(tx, row, type, one, earlierNames(point, type.name))
}

type Edited = { readonly id: string; readonly snapshot: Values | null; readonly is_kept: boolean }

/**
 * Restores the next records that were saved before they were written again: values that the former declaration does not accept return from
 * the last revision before the change. Returns the last id; null if there are no more.
 */
const restoreEdited = async (tx: WriteTx, point: Point, typeName: string, after: string): Promise<string | null> => {
  const type = contentTypeOf(tx.tenant, typeName)
  if (type === null) return null
  const rows = await tx.rows<Edited>(sql`
    select e.id, (select r.snapshot from content.entry_revision r where r.tenant_id = e.tenant_id and r.entry_id = e.id
        and r.created_at < ${point.created_at} order by r.number desc limit 1) as snapshot,
      exists (select from content.former_value f where f.tenant_id = e.tenant_id and f.point_id = ${point.id} and f.entry_id = e.id) as is_kept
    from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${typeName} and e.id > ${after} and e.updated_at >= ${point.created_at}
      and not exists (select from content.former_value f where f.tenant_id = e.tenant_id and f.point_id = ${point.id} and f.entry_id = e.id and f.former is not null)
    order by e.id limit ${BATCH}`)
  for (const { id, snapshot, is_kept: isKept } of rows) {
    const row = await lockRow(tx, id)
    if (row === null) continue
    const wrong = Object.keys(type.fields).filter(
      (name) => snapshot !== null && name in snapshot && !acceptsValue(type, name, row.data[name]),
    )
    const former = Object.fromEntries(wrong.map((name) => [name, snapshot?.[name]]))
    const written = Object.fromEntries(wrong.map((name) => [name, row.data[name]]))
    // The published copy has its own former values if it was written again.
    const shown = isKept ? { former_published: {}, written_published: {} } : { former_published: former, written_published: written }
    const one = { former, written, ...shown }
    await restoreValues(tx, row, type, one, earlierNames(point, typeName))
  }
  return rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null
}

/** Restores the next records; returns whether there may be more. */
const restoreBatch = async (tx: WriteTx, point: Point): Promise<boolean> => {
  const rows = await tx.rows<Former>(sql`
    select entry_id, former, written, former_published, written_published, entry is not null as is_deleted from content.former_value
    where tenant_id = ${tx.tenant.number} and point_id = ${point.id} order by entry_id limit ${BATCH}`)
  for (const one of rows) await restoreOne(tx, point, one)
  const ids = rows.map(({ entry_id: id }) => id)
  await tx.run(
    sql`delete from content.former_value where tenant_id = ${tx.tenant.number} and point_id = ${point.id} and entry_id = any(${ids}::text[])`,
  )
  return rows.length === BATCH
}

/** Inserts the next deleted records; returns the last id, null if there are no more. Repeated, it does nothing. */
const insertDeleted = async (tx: WriteTx, { id }: Point, after: string): Promise<string | null> => {
  const row = await tx.row<{ last: string | null }>(sql`select content.restore_dropped(${id}, ${after}, ${BATCH}) as last`)
  return row?.last ?? null
}

const finish = async (tx: WriteTx, { id, shapes, changes }: Point): Promise<void> => {
  await renameInRoles(tx, changes, 'to former names')
  for (const [type, shape] of Object.entries(shapes)) {
    await tx.run(sql`
      insert into content.declared_type as d (tenant_id, type, shape, rewritten_to) values (${tx.tenant.number}, ${type}, ${JSON.stringify(shape)}::jsonb, '')
      on conflict (tenant_id, type) do update set shape = excluded.shape, rewritten_to = '', restore_point = null, changed_at = now()`)
  }
  // Types that only the undone declaration had, unless they have records.
  await tx.run(sql`
    delete from content.declared_type d where d.tenant_id = ${tx.tenant.number} and d.type <> all(${Object.keys(shapes)}::text[])
      and not exists (select from content.entry e where e.tenant_id = d.tenant_id and e.type = d.type)`)
  await forgetRestorePoint(tx, id)
}

/**
 * Undoes the latest change of a tenant's declaration, whose declaration of before must be back: its values, deleted records and names of
 * types return. An interrupted run can be repeated. Returns why it did nothing, or null.
 */
export const undoChange = async ({ store }: Pick<ContentServices, 'store'>, tenant: Tenant, id: string): Promise<UndoRefusal | null> => {
  const writer = store.forTenant(SYSTEM_AUTHOR, tenant)
  const point = await writer.writeAside((tx) => readPoint(tx, id))
  if (typeof point === 'string') return point
  const deleted = await writer.writeAside((tx) => deletedTypes(tx, point))
  if (!isFormerDeclaration(tenant, point, deleted)) return 'other-declaration'
  await writer.writeAside((tx) =>
    tx.run(sql`update content.declared_type set rewritten_to = null where tenant_id = ${tx.tenant.number} and restore_point = ${id}`),
  )
  for (const { type: was, to: name } of point.changes.filter(({ what }) => what === 'type-renamed')) {
    for (let renamed = RENAME_BATCH; renamed === RENAME_BATCH;) {
      const rename = sql`select content.rename_type(${name}, ${was}, ${RENAME_BATCH}) as renamed`
      renamed = await writer.write(async (tx) => (await tx.row<{ renamed: number }>(rename))?.renamed ?? 0)
    }
  }
  for (const type of new Set(point.changes.map((change) => change.type)))
    for (let after: string | null = ''; after !== null;) {
      const from: string = after
      after = await writer.write((tx) => restoreEdited(tx, point, type, from))
    }
  for (let after: string | null = ''; after !== null;) {
    const from: string = after
    after = await writer.write((tx) => insertDeleted(tx, point, from))
  }
  for (let goesOn = true; goesOn;) goesOn = await writer.write((tx) => restoreBatch(tx, point))
  await writer.write((tx) => finish(tx, point))
  return null
}
