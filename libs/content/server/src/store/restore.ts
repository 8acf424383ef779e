import { clockAt, computeValues, contentTypeOf, type AnyContentType, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { presentTargets } from './check-targets.ts'
import { targetsTo } from './derive.ts'
import { withoutTarget } from './detach.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { entryRows } from './entry-rows.ts'
import { hookContext } from './hook-context.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'
import { readEntry } from './read-entry.ts'
import { declaredValues, toRecord } from './record.ts'
import { updateEntry } from './save.ts'
import type { EntryChange } from './entry-change.ts'
import { writeEntries } from './write-entry.ts'

type Returning = { readonly type: AnyContentType; readonly row: EntryRow }

type Targets = ReturnType<typeof targetsTo<'record'>>

type IsThere = (target: Targets[number]) => boolean

const copiesOf = ({ type, row }: Returning): readonly Values[] =>
  row.published === null ? [declaredValues(type, row.data)] : [declaredValues(type, row.data), row.published]

/** Returns references of a copy to targets that no longer exist and that may become empty. Throws ContentIssues for the others. */
const droppable = (type: AnyContentType, values: Values, isThere: IsThere): Targets => {
  const broken = targetsTo(type, values, 'record').filter((target) => !isThere(target))
  const required = broken.filter((target) => target.onDelete !== 'set-null')
  if (required.length > 0) throw new ContentIssues(required.map(({ path }) => ({ path, rule: 'reference', params: {} })))
  return broken
}

const without = (values: Values, broken: Targets): Values =>
  [...broken].reverse().reduce((rest, target) => withoutTarget(rest, target.path, target.id), values)

/** Runs the tenant's `beforeSave` hook on a restored record, because others may have taken its place in the meantime. */
const runBeforeSave = async (tx: WriteTx, type: AnyContentType, before: EntryRow, values: Values): Promise<Values> => {
  const hook = tx.hooks[type.name]?.beforeSave
  if (hook === undefined) return values
  const context = hookContext(tx, type, updateEntry)
  return computeValues(type, await hook(values, { ...context, before: toRecord(type, before, tx.now) }), clockAt(tx.now))
}

const restoredChange = async (tx: WriteTx, { type, row: before }: Returning, isThere: IsThere): Promise<EntryChange> => {
  const current = declaredValues(type, before.data)
  const broken = droppable(type, current, isThere)
  const after: EntryRow = {
    ...before,
    data: await runBeforeSave(tx, type, before, without(current, broken)),
    published: before.published === null ? null : without(before.published, droppable(type, before.published, isThere)),
    deleted_at: null,
    deleted_with: null,
    lock_version: before.lock_version + 1,
    updated_at: tx.now,
    updated_by: tx.author.id,
    updated_by_name: tx.author.name,
  }
  const changedFields = [...new Set(broken.map((target) => target.path.split('.')[0] ?? target.path))]
  return { type, before, after, action: 'restore', changedFields }
}

/** Returns the records deleted together with a record, locked. */
const companionsOf = async (tx: WriteTx, { id }: EntryRow): Promise<readonly Returning[]> => {
  const rows = await entryRows(
    tx,
    sql`
    select ${ENTRY_COLUMNS} from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.deleted_with = ${id} and e.deleted_at is not null order by e.id for no key update`,
  )
  return rows.flatMap((row): readonly Returning[] => {
    const type = contentTypeOf(tx.tenant, row.type)
    return type === null ? [] : [{ type, row }]
  })
}

/**
 * Restores a record from the trash, public if it was, with the records deleted together with it. Throws ContentIssues if a
 * unique value is taken, a required target is missing, or a hook rejects it; 409 for a second draft of a legal document.
 */
export const restoreEntry = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<EntryRow> => {
  await workflowStoreOf(type).assertRoomForDraft?.(tx, type)
  const returning = [{ type, row }, ...(await companionsOf(tx, row))]
  const types = new Map(returning.map((one) => [one.row.id, one.type.name]))
  const wanted = returning.flatMap((one) => copiesOf(one).flatMap((values) => targetsTo(one.type, values, 'record')))
  const isPresent = await presentTargets(tx, wanted)
  const isThere: IsThere = (target) => types.get(target.id) === target.type || isPresent(target)
  const changes: EntryChange[] = []
  for (const one of returning) changes.push(await restoredChange(tx, one, isThere))
  await writeEntries(tx, changes)
  return (await readEntry(tx, { type: type.name, id: row.id })) ?? row
}
