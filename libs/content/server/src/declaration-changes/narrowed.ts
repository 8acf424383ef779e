import { acceptsValue, contentTypeOf, type AnyContentType, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { uniqueRows } from '../store/derive.ts'
import { currentRow } from '../store/entry-rows.ts'
import type { DeclarationChange } from './changes.ts'

const BATCH = 500
const EXAMPLES = 3

type Row = {
  readonly id: string
  readonly type: string
  readonly data: Values
  readonly published: null
  readonly published_slug: string | null
}

/** Records whose value does not fit the declaration as it is now. */
export type Misfits = { readonly count: number; readonly examples: readonly string[] }

type Rows = { readonly stored: string; readonly type: AnyContentType }

/** Reads all records of a type that are not in the trash, in batches, as the declaration has them now. */
async function* currentRows(tx: Tx, { stored, type }: Rows): AsyncGenerator<Row> {
  for (let after: string | null = ''; after !== null;) {
    const rows: readonly Row[] = await tx.rows<Row>(sql`
      select e.id, ${type.name} as type, e.data, null as published, e.published_slug from content.entry e
      where e.tenant_id = ${tx.tenant.number} and e.type = ${stored} and e.deleted_at is null and e.id > ${after} order by e.id limit ${BATCH}`)
    for (const row of rows) yield currentRow(tx.tenant, row)
    after = rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null
  }
}

/** Finds the records with a value that another one has too, of a field that is unique now. */
export const findDuplicates = async (tx: Tx, { type: stored, field }: DeclarationChange): Promise<Misfits> => {
  const type = contentTypeOf(tx.tenant, stored)
  if (type === null) return { count: 0, examples: [] }
  const holders = new Map<string, string>()
  const ids = new Set<string>()
  for await (const { id, data, published_slug: slug } of currentRows(tx, { stored, type })) {
    for (const { val } of uniqueRows(type, data, slug).filter((row) => row.field === field)) {
      const holder = holders.get(val)
      if (holder === undefined) holders.set(val, id)
      else if (holder !== id) ids.add(holder).add(id)
    }
  }
  return { count: ids.size, examples: [...ids].slice(0, EXAMPLES) }
}

/** Finds the records with a value of a field that its declaration does not accept any more, by reading all of the type in batches. */
export const findMisfits = async (tx: Tx, { type: stored, field }: DeclarationChange): Promise<Misfits> => {
  const type = contentTypeOf(tx.tenant, stored)
  // A limit inside a group or a list belongs to the field of the type.
  const [name = ''] = (field ?? '').split('.')
  if (type === null) return { count: 0, examples: [] }
  const ids: string[] = []
  for await (const { id, data } of currentRows(tx, { stored, type })) if (!acceptsValue(type, name, data[name])) ids.push(id)
  return { count: ids.length, examples: ids.slice(0, EXAMPLES) }
}
