import { contentTypeOf, type AnyContentType, type Values } from '@captain/content-core'
import type { WriteTx } from '../store.ts'
import { targetsTo } from './derive.ts'
import { withoutTarget } from './detach.ts'
import type { EntryRow } from './entry-row.ts'
import { lockReferring } from './lock-referring.ts'
import { declaredValues } from './record.ts'
import { nextRow } from './save.ts'
import type { EntryChange } from './entry-change.ts'
import { writeEntries } from './write-entry.ts'

const BATCH = 500

type Use = ReturnType<typeof targetsTo<'record'>>[number]

/** Returns the optional references of a copy to some records; by its values, whose paths are those of the declaration. */
const usesIn = (type: AnyContentType, values: Values, ids: ReadonlySet<string>): readonly Use[] =>
  targetsTo(type, values, 'record').filter(({ id, onDelete }) => onDelete === 'set-null' && ids.has(id))

const byPlace = (one: Use, other: Use): number => one.path.localeCompare(other.path, 'en', { numeric: true })

const detached = (values: Values, uses: readonly Use[]): Values =>
  // In reverse order, so that removing an item does not shift the next.
  [...uses]
    .sort(byPlace)
    .reverse()
    .reduce((rest, use) => withoutTarget(rest, use.path, use.id), values)

/** Removes references from a record, in each copy that contains them. Copies without such references keep their version. */
const detachedChange = (tx: WriteTx, type: AnyContentType, before: EntryRow, ids: ReadonlySet<string>): EntryChange => {
  const current = declaredValues(type, before.data)
  const [edited, shown] = [usesIn(type, current, ids), usesIn(type, before.published ?? {}, ids)]
  const data = detached(current, edited)
  const base = edited.length === 0 ? before : nextRow(tx, type, before.id, before, data)
  const isShown = before.published !== null && shown.length > 0
  return {
    type,
    before,
    after: isShown ? { ...base, published: detached(before.published ?? {}, shown), published_at: tx.now } : base,
    action: 'detach',
    changedFields: [...new Set(edited.map((use) => use.path.split('.')[0] ?? use.path))],
  }
}

/** Removes references to records from all others where they are optional, in both copies. */
export const detachUsers = async (tx: WriteTx, ids: readonly string[]): Promise<void> => {
  const deleted = new Set(ids)
  for (let after = ''; ;) {
    const { rows, last } = await lockReferring(tx, ids, 'set-null', { page: { after, limit: BATCH } })
    if (last === null) return
    const changes = rows.flatMap((user) => {
      const type = contentTypeOf(tx.tenant, user.type)
      return type === null ? [] : [detachedChange(tx, type, user, deleted)]
    })
    await writeEntries(tx, changes)
    after = last
  }
}
