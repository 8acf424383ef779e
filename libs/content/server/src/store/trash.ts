import { contentTypeOf, type AnyContentType, type Values } from '@captain/content-core'
import { inUse } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { withoutTarget } from './detach.ts'
import type { EntryRow } from './entry-row.ts'
import { lockEntry } from './read-entry.ts'
import { declaredValues } from './record.ts'
import { nextRow } from './save.ts'
import { readUses, usedByOf } from './used-by.ts'
import { writeEntry } from './write-entry.ts'

const detached = (values: Values, paths: readonly string[], id: string): Values =>
  // From the back, so that taking one out of a list does not move the next.
  [...paths].reverse().reduce((rest, path) => withoutTarget(rest, path, id), values)

/** Empties the fields of one record that name another one, in both copies. */
const detach = async (tx: WriteTx, type: AnyContentType, srcId: string, paths: readonly string[], id: string): Promise<void> => {
  const before = await lockEntry(tx, { type: type.name, id: srcId })
  const data = detached(declaredValues(type, before.data), paths, id)
  const published = before.published === null ? null : detached(before.published, paths, id)
  const changedFields = [...new Set(paths.map((path) => path.split('.')[0] ?? path))]
  const after = { ...nextRow(tx, type, srcId, before, data), published, published_at: published === null ? null : tx.now }
  await writeEntry(tx, { type, before, after, action: 'detach', changedFields })
}

const releaseUses = async (tx: WriteTx, id: string, root: string): Promise<void> => {
  const uses = await readUses(tx, id)
  const holding = uses.filter((use) => use.on_delete === 'restrict' && use.id !== id)
  if (holding.length > 0) throw inUse(usedByOf(tx.tenant, holding))
  for (const srcId of new Set(uses.map((use) => use.id))) {
    const own = uses.filter((use) => use.id === srcId)
    const type = contentTypeOf(tx.tenant, own[0]?.type ?? '')
    if (type === null) continue
    if (own.some((use) => use.on_delete === 'cascade')) await trash(tx, type, await lockEntry(tx, { type: type.name, id: srcId }), root)
    else {
      const paths = own.map((use) => use.path).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      await detach(tx, type, srcId, paths, id)
    }
  }
}

const trash = async (tx: WriteTx, type: AnyContentType, before: EntryRow, root: string): Promise<void> => {
  const after = { ...before, deleted_at: tx.now, deleted_with: before.id === root ? null : root, lock_version: before.lock_version + 1 }
  await writeEntry(tx, { type, before, after, action: 'delete', changedFields: [] })
  await releaseUses(tx, before.id, root)
}

/** Puts a locked record into the trash; what refers to it refuses (409), lets go or goes along, as its field declares. */
export const trashEntry = (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<void> => trash(tx, type, row, row.id)
