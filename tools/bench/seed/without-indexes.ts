import type { Client } from 'pg'

type Index = { readonly name: string; readonly definition: string }

// For a partitioned table the definition says "on only", which would omit the index on its partitions.
const FOUND = `
  select format('content.%I', c.relname) as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where t.relnamespace = 'content'::regnamespace and t.relname = any($1) and not t.relispartition
    and not exists (select from pg_constraint where conindid = i.indexrelid)`

/**
 * Runs work that writes very many rows: indexes without constraints are built afterwards, in a tenth of the time; triggers are disabled.
 */
export const withoutIndexes = async (client: Client, tables: readonly string[], work: () => Promise<void>): Promise<void> => {
  await client.query(`set maintenance_work_mem = '512MB'; set session_replication_role = replica; set synchronous_commit = off`)
  const { rows } = await client.query<Index>(FOUND, [tables])
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
  await client.query('set session_replication_role = origin')
}
