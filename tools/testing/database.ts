import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import type {} from './provided.ts'

export const templateDatabase = 'captain_template'

export type TestDatabase = {
  /** Connection string of a separate database for this test file, migrated and empty. */
  url: string
  drop: () => Promise<void>
}

/** Runs one statement on a separate connection. */
export const execute = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

// Test data is discarded, so it need not survive a power loss.
const CARELESS = ['fsync', 'synchronous_commit', 'full_page_writes'] as const

/** Disables waiting for disk writes in a PostgreSQL that ends with the tests. */
export const forgoDurability = async (url: string): Promise<void> => {
  for (const setting of CARELESS) await execute(url, `alter system set ${setting} = off`)
  await execute(url, 'select pg_reload_conf()')
}

/** Returns the same server with another database; preserves unix sockets in the query string. */
export const withDatabase = (url: string, name: string): string => {
  const target = new URL(url)
  target.pathname = `/${name}`
  return target.href
}

/** Waits a third of a second for closing connections: a forced end would raise an error without a listener. */
const letClose = (name: string): string => `do $$ begin
  for attempt in 1 .. 30 loop
    exit when not exists (select from pg_stat_activity where datname = '${name}');
    perform pg_sleep(0.01);
    perform pg_stat_clear_snapshot();
  end loop;
end $$`

/** Clones the migrated template, file by file, which takes half the time of copies through the log. `drop` ends every remaining connection. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const server: string | undefined = inject('databaseUrl')
  if (server === undefined) throw new Error('Only tests of the projects "server" and "system" have a database; see vitest.config.ts.')
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template ${templateDatabase} strategy file_copy`)
  const drop = async (): Promise<void> => {
    await execute(server, letClose(name))
    await execute(server, `drop database ${name} with (force)`)
  }
  return { url: withDatabase(server, name), drop }
}
