import { contentTypeOf } from '@captain/content-core'
import type { Client } from 'pg'
import { tenants } from '../../../apps/server/src/tenants.ts'
import {
  accountRowsOf,
  indexRowsOf,
  mediaRowsOf,
  referenceRowsOf,
  searchRowsOf,
  uniqueRowsOf,
  type Typed,
} from '../../../libs/content/server/src/store/derived-rows.ts'
import type { EntryRow } from '../../../libs/content/server/src/store/entry-row.ts'
import { currentRow } from '../../../libs/content/server/src/store/entry-rows.ts'
import type { Finding, Scope } from './finding.ts'

const BATCH = 500

type Stored = EntryRow & { readonly tenant_id: number }

type Derived = {
  readonly check: string
  /** Returns each stored row as one text. */
  readonly query: string
  /** Returns the rows that a record demands, in the same form. */
  readonly wanted: (tenant: number, record: Typed) => readonly string[]
}

const line = (...parts: readonly (string | number)[]): string => parts.join('\u0001')

const SEPARATED = (columns: readonly string[]): string => `concat_ws(e'\\x01', ${columns.join(', ')})`

const rowsOf = (table: string, record: string, columns: readonly string[]): string =>
  `select ${record} as id, ${SEPARATED(columns)} as line from content.${table} where tenant_id = $1 and ${record} = any($2)`

const DERIVED: readonly Derived[] = [
  {
    check: 'filter values that are not the record’s',
    query: rowsOf('entry_index', 'entry_id', ['stage', 'field', 'val', 'position']),
    wanted: (_tenant, record) => indexRowsOf(record).map(({ stage, field, val, position }) => line(stage, field, val, position)),
  },
  {
    check: 'references that are not the record’s',
    query: rowsOf('entry_reference', 'src_id', ['stage', 'path', 'dst_id', 'on_delete']),
    wanted: (_tenant, record) => referenceRowsOf(record).map(({ stage, path, target, onDelete }) => line(stage, path, target, onDelete)),
  },
  {
    check: 'used files that are not the record’s',
    query: rowsOf('entry_media', 'entry_id', ['stage', 'path', 'media_id']),
    wanted: (_tenant, record) => mediaRowsOf(record).map(({ stage, path, target }) => line(stage, path, target)),
  },
  {
    check: 'named accounts that are not the record’s',
    query: rowsOf('entry_account', 'entry_id', ['stage', 'path', 'account_id']),
    wanted: (_tenant, record) => accountRowsOf(record).map(({ stage, path, target }) => line(stage, path, target)),
  },
  {
    check: 'unique values that are not the record’s',
    query: rowsOf('entry_unique', 'entry_id', ['field', 'val']),
    wanted: (_tenant, record) => [...new Set(uniqueRowsOf(record).map(({ field, val }) => line(field, val)))],
  },
  {
    check: 'search text that is not the record’s',
    query: rowsOf('entry_search', 'entry_id', ['stage', 'position', 'fingerprint']),
    wanted: (tenant, record) => searchRowsOf(tenant, record).map(({ stage, position, text }) => line(stage, position, text.fingerprint)),
  },
]

const isSame = (one: readonly string[], other: readonly string[]): boolean => {
  const [left, right] = [one.toSorted(), other.toSorted()]
  return left.length === right.length && left.every((text, place) => text === right[place])
}

const compare = async (client: Client, tenant: number, records: readonly Typed[]): Promise<readonly Finding[]> => {
  const ids = records.map(({ row }) => row.id)
  const findings: Finding[] = []
  for (const { check, query, wanted } of DERIVED) {
    const { rows } = await client.query<{ id: string; line: string }>(query, [tenant, ids])
    const stored = Map.groupBy(rows, ({ id }) => id)
    for (const record of records) {
      const found = (stored.get(record.row.id) ?? []).map((row) => row.line)
      if (!isSame(found, wanted(tenant, record))) findings.push({ check, where: record.row.id })
    }
  }
  return findings
}

/** Returns the records whose derived rows differ from those that their values demand. */
export const derivedFindings = async (client: Client, { since, ids }: Scope): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const tenant of tenants) {
    for (let after = '', isOver = false; !isOver;) {
      const { rows } = await client.query<Stored>(
        `select * from content.entry where tenant_id = $1 and (updated_at >= $2 or id = any($3)) and id > $4 order by id limit ${BATCH}`,
        [tenant.number, since, ids, after],
      )
      const records = rows.flatMap((row): readonly Typed[] => {
        const type = contentTypeOf(tenant, row.type)
        return type === null ? [] : [{ type, row: currentRow(tenant, row) }]
      })
      findings.push(...(await compare(client, tenant.number, records)))
      after = rows.at(-1)?.id ?? ''
      isOver = rows.length < BATCH
    }
  }
  return findings
}
