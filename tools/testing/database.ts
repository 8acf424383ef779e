import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import type {} from './provided.ts'

export const templateDatabase = 'captain_template'

export type TestDatabase = {
  /** Connection string of a database of this test file's own, migrated and empty. */
  url: string
  drop: () => Promise<void>
}

/** Runs one statement on a connection of its own. */
export const execute = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

// What a run of tests leaves behind is thrown away, so nothing has to survive a loss of power.
const CARELESS = ['fsync', 'synchronous_commit', 'full_page_writes'] as const

/** Makes a PostgreSQL that ends with the tests answer before its disk has. */
export const forgoDurability = async (url: string): Promise<void> => {
  for (const setting of CARELESS) await execute(url, `alter system set ${setting} = off`)
  await execute(url, 'select pg_reload_conf()')
}

/** The same server with another database: unix sockets in the query string stay. */
export const withDatabase = (url: string, name: string): string => {
  const target = new URL(url)
  target.pathname = `/${name}`
  return target.href
}

/** Clones the migrated template, about 50 ms. `drop` ends every connection that is left. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const server: string | undefined = inject('databaseUrl')
  if (server === undefined) throw new Error('Only tests of the vitest project "server" have a database; see vitest.config.ts.')
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template ${templateDatabase}`)
  return { url: withDatabase(server, name), drop: () => execute(server, `drop database ${name} with (force)`) }
}
