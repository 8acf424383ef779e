import { derivedName } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from './entry-row.ts'
import { dependentsOf, referenceComponent, type Dependent } from './position.ts'
import { TITLE_STAGE } from './title-search.ts'

type Placed = Pick<EntryRow, 'id' | 'position' | 'published_position'>

type Change = { readonly from: Placed; readonly to: Placed }

type ShiftedRow = {
  readonly id: string
  readonly old_position: string
  readonly old_published: string | null
  readonly position: string
  readonly published_position: string | null
}

/** Replaces the component of positions that came from the changed record; the component contains its id, so that nothing else matches. */
const shift = async (tx: WriteTx, { type, field, isDescending }: Dependent, { from, to }: Change): Promise<readonly Change[]> => {
  const part = (placed: Placed, stage: 0 | 1) =>
    referenceComponent(placed.id, (stage === 0 ? placed.position : placed.published_position) ?? '', isDescending)
  const rows = await tx.rows<ShiftedRow>(sql`
    with before as (
      select e.id, e.position, e.published_position from content.entry e
      join content.entry_index i on i.tenant_id = e.tenant_id and i.entry_id = e.id
      where i.tenant_id = ${tx.tenant.number} and i.type = ${type.name} and i.field = ${derivedName(type, field)} and i.val = ${to.id}
      group by e.id, e.position, e.published_position)
    update content.entry e set
      position = replace(e.position, ${part(from, 0)}, ${part(to, 0)}),
      published_position = replace(e.published_position, ${part(from, 1)}, ${part(to, 1)})
    from before where e.tenant_id = ${tx.tenant.number} and e.id = before.id
    returning e.id, before.position as old_position, before.published_position as old_published, e.position, e.published_position`)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  for (const table of ['entry_index', 'entry_search']) {
    // Titles have no order.
    await tx.run(sql`
      update ${sql.raw(`content.${table}`)} d set position = case when d.stage = 1 then e.published_position else e.position end
      from content.entry e where e.tenant_id = d.tenant_id and e.id = d.entry_id and d.tenant_id = ${tx.tenant.number} and d.entry_id = any(${ids}::text[])
        and d.stage <> ${TITLE_STAGE}`)
  }
  return rows.map((row) => ({
    from: { id: row.id, position: row.old_position, published_position: row.old_published },
    to: { id: row.id, position: row.position, published_position: row.published_position },
  }))
}

/** Moves the records whose order depends on a moved record, directly or indirectly. */
export const shiftDependents = async (
  tx: WriteTx,
  typeName: string,
  change: Change,
  seen: ReadonlySet<string> = new Set(),
): Promise<void> => {
  const { from, to } = change
  if (from.position === to.position && from.published_position === to.published_position) return
  if (seen.has(to.id)) return
  for (const dependent of dependentsOf(tx.tenant, typeName)) {
    const changes = await shift(tx, dependent, change)
    if (dependentsOf(tx.tenant, dependent.type.name).length === 0) continue
    for (const next of changes) await shiftDependents(tx, dependent.type.name, next, new Set([...seen, to.id]))
  }
}
