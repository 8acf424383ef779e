import { Client } from 'pg'
import { COPIED_TABLES } from './copied-tables.ts'
import { withoutIndexes } from './without-indexes.ts'

const FROM = 1

/** Media first, since records reference them. */
const TABLES = ['media', ...Object.keys(COPIED_TABLES)]

/**
 * Columns in which the copy in another tenant `n` differs, in addition to its number: file addresses, audit log ids and hashes of search
 * words, which include the tenant. Server-made ids contain no U.
 */
const OWN: Readonly<Record<string, string>> = {
  'media.path': `n || '/' || r.path`,
  'audit_event.id': `overlay(r.id placing 'U' || lpad(n::text, 3, '0') from 15)`,
  'entry_text.grams': `array(select gram # hashint4(n) from unnest(r.grams) gram)`,
}

/** Tables with rows that another tenant may already have: an address, a file. */
const SHARED = new Set(['media', 'entry_unique'])

const columnsOf = async (client: Client, table: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns where table_schema = 'content' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows.map(({ column }) => column)
}

/** Copies all rows of the first tenant into other tenants, whose own records stay. */
export const copyTenant = async (databaseUrl: string, into: readonly number[]): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await withoutIndexes(client, TABLES, async () => {
      for (const table of TABLES) {
        const columns = await columnsOf(client, table)
        const values = columns.map((column) => (column === 'tenant_id' ? 'n' : (OWN[`${table}.${column}`] ?? `r.${column}`)))
        for (const tenant of into)
          await client.query(
            `insert into content.${table} (${columns.join(', ')})
             select ${values.join(', ')} from content.${table} r, (values (${Math.trunc(tenant)})) t(n) where r.tenant_id = ${FROM}${SHARED.has(table) ? ' on conflict do nothing' : ''}`,
          )
      }
    })
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
