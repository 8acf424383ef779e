import { contentTypeOf, type AnyContentType, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { brokenReferences } from './check-targets.ts'
import { withoutTarget } from './detach.ts'
import type { EntryRow } from './entry-row.ts'
import { lockEntry } from './read-entry.ts'
import { declaredValues } from './record.ts'
import { writeEntry } from './write-entry.ts'

type Broken = Awaited<ReturnType<typeof brokenReferences>>

const without = (values: Values, broken: Broken): Values =>
  [...broken].reverse().reduce((rest, target) => withoutTarget(rest, target.path, target.id), values)

/** References whose target has gone meanwhile: those that may be empty become so, others stand in the way. */
const droppable = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<Broken> => {
  const broken = await brokenReferences(tx, type, row.id, declaredValues(type, row.data))
  const standing = broken.filter((target) => target.onDelete !== 'set-null')
  if (standing.length > 0) throw new ContentIssues(standing.map(({ path }) => ({ path, rule: 'reference', params: {} })))
  return broken
}

const restoreOne = async (tx: WriteTx, type: AnyContentType, before: EntryRow): Promise<EntryRow> => {
  const broken = await droppable(tx, type, before)
  const after: EntryRow = {
    ...before,
    data: without(declaredValues(type, before.data), broken),
    published: before.published === null ? null : without(before.published, broken),
    deleted_at: null,
    deleted_with: null,
    lock_version: before.lock_version + 1,
    updated_at: tx.now,
    updated_by: tx.author.id,
    updated_by_name: tx.author.name,
  }
  const changedFields = [...new Set(broken.map((target) => target.path.split('.')[0] ?? target.path))]
  return writeEntry(tx, { type, before, after, action: 'restore', changedFields })
}

type Companion = { readonly id: string; readonly type: string }

/** Brings a trashed record back as it was, public if it was, with what went along with it. Throws ContentIssues when a unique value or a needed target is taken or gone. */
export const restoreEntry = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<EntryRow> => {
  const restored = await restoreOne(tx, type, row)
  const companions = await tx.rows<Companion>(
    sql`select e.id, e.type from content.entry e where e.tenant_id = ${tx.tenant.number} and e.deleted_with = ${row.id} and e.deleted_at is not null order by e.id`,
  )
  for (const { id, type: name } of companions) {
    const companionType = contentTypeOf(tx.tenant, name)
    if (companionType !== null) await restoreOne(tx, companionType, await lockEntry(tx, { type: name, id }, 'trash'))
  }
  return restored
}
