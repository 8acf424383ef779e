import { join } from 'node:path'
import { Client } from 'pg'
import { derivedFindings } from './derived-checks.ts'
import { mediaFindings } from './media-checks.ts'
import type { Finding, Scope } from './finding.ts'
import { sqlFindings } from './sql-checks.ts'

/** Returns the address of a database as its owner reads it. */
export const openClient = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, application_name: 'drill', connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Runs work on one state of the database. */
const onSnapshot = async <T>(client: Client, work: () => Promise<T>): Promise<T> => {
  await client.query('begin isolation level repeatable read read only')
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}

/** Returns the time of a database. */
export const databaseTime = async (client: Client): Promise<Date> => {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date()
}

/** Audits the records of all tenants, and their files in a data folder, for writes that are not whole. */
export const audit = (client: Client, dataDir: string, scope: Scope): Promise<readonly Finding[]> =>
  onSnapshot(client, async () => [
    ...(await sqlFindings(client, scope)),
    ...(await derivedFindings(client, scope)),
    ...(await mediaFindings(client, join(dataDir, 'media'), scope)),
  ])

/** Formats findings, the most frequent checks first, with some of their places. */
export const findingLines = (findings: readonly Finding[], places = 3): readonly string[] => {
  const byCheck = Map.groupBy(findings, ({ check }) => check)
  return [...byCheck]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([check, all]) => {
      const shown = all.slice(0, places).map(({ where }) => where)
      return `${check}: ${all.length} × (${shown.join(', ')}${all.length > places ? ', …' : ''})`
    })
}
