import { acceptsValue, contentTypeOf, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { currentRow } from '../store/entry-rows.ts'
import type { DeclarationChange } from './changes.ts'

const BATCH = 500
const EXAMPLES = 3

type Row = { readonly id: string; readonly type: string; readonly data: Values; readonly published: null }

/** Records whose value does not fit a limit that is narrower now. */
export type Misfits = { readonly count: number; readonly examples: readonly string[] }

/** Finds the records with a value of a field that its declaration does not accept any more, by reading all of the type in batches. */
export const findMisfits = async (tx: Tx, { type: stored, field }: DeclarationChange): Promise<Misfits> => {
  const type = contentTypeOf(tx.tenant, stored)
  // A limit inside a group or a list belongs to the field of the type.
  const [name = ''] = (field ?? '').split('.')
  const ids: string[] = []
  for (let after: string | null = type === null ? null : ''; after !== null && type !== null;) {
    const rows: readonly Row[] = await tx.rows<Row>(sql`
      select e.id, ${type.name} as type, e.data, null as published from content.entry e
      where e.tenant_id = ${tx.tenant.number} and e.type = ${stored} and e.deleted_at is null and e.id > ${after} order by e.id limit ${BATCH}`)
    ids.push(...rows.filter((row) => !acceptsValue(type, name, currentRow(tx.tenant, row).data[name])).map(({ id }) => id))
    after = rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null
  }
  return { count: ids.length, examples: ids.slice(0, EXAMPLES) }
}
