import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { withDatabase } from '../../testing/database.ts'
import { startEmbedded } from '../../../apps/server/src/embedded/start-embedded.ts'
import { createDataFolder } from '../../testing/data-folder.ts'
import { copyOriginals } from '../seed/copy-originals.ts'
import { copyTenant } from '../seed/copy-tenant.ts'
import { writeOriginals } from '../seed/write-originals.ts'
import { openStaffSession } from '../staff-session.ts'
import { timed } from '../timed.ts'
import { serve } from './serve.ts'

/** Articles of one tenant that are written through the API; ten tenants contain ten times as many. */
export const ORIGINALS = 1000
export const TENANTS = 10

const OTHER_TENANTS = Array.from({ length: TENANTS - 1 }, (_, place) => place + 2)

/** How many records there are; without `small` there is one database only. */
type Sizes = { readonly small?: number; readonly large: number }

export type ScaledDatabases = {
  /** Superuser connections. */
  readonly small: string
  readonly large: string
  readonly stop: () => Promise<void>
}

const query = async (url: string, text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** The comment on a database contains its final number of records. */
const isFinished = async (url: string, name: string, records: number): Promise<boolean> => {
  const [found] = await query(url, `select shobj_description(oid, 'pg_database') as note from pg_database where datname = '${name}'`)
  return found?.['note'] === String(records)
}

const create = async (url: string, name: string, records: number, template: string | null, fill: (url: string) => Promise<void>) => {
  if (await isFinished(url, name, records)) return
  await query(url, `drop database if exists ${name} with (force)`)
  await query(url, `create database ${name}${template === null ? '' : ` template ${template}`}`)
  await fill(withDatabase(url, name))
  await query(url, `comment on database ${name} is '${records}'`)
}

const writeThroughApi = async (url: string): Promise<void> => {
  const server = await serve(url)
  try {
    await writeOriginals(await openStaffSession(server), ORIGINALS)
  } finally {
    await server.dispose()
  }
}

const fillAll = async (url: string, recordsInAll: number): Promise<void> => {
  const copies = Math.round(recordsInAll / TENANTS / ORIGINALS) - 1
  if (copies > 0) await timed(`${copies} copies of each article`, () => copyOriginals(url, copies))
  await timed(`the same in ${OTHER_TENANTS.length} more tenants`, () => copyTenant(url, OTHER_TENANTS))
}

/**
 * Starts one PostgreSQL with the same articles twice: as written through the API, and multiplied. With a folder the databases are reused by
 * the next run; without one they are deleted.
 */
export const openScaledDatabases = async ({ small, large }: Sizes, folder: string | null): Promise<ScaledDatabases> => {
  const dataDir = folder === null ? await createDataFolder() : join(folder, 'database')
  await mkdir(dataDir, { recursive: true })
  if (folder !== null) await chmod(folder, 0o755)
  const database = await startEmbedded({ dataDir })
  const stop = async () => {
    await database.stop()
    if (folder === null) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const written = ORIGINALS
    await create(database.url, 'bench_written', written, null, (url) =>
      timed(`${written} articles through the API`, () => writeThroughApi(url)),
    )
    for (const [name, count] of [
      ['bench_small', small],
      ['bench_large', large],
    ] as const) {
      if (count === undefined) continue
      await create(database.url, name, count, 'bench_written', (url) => timed(`${count} records`, () => fillAll(url, count)))
    }
    return { small: withDatabase(database.url, 'bench_small'), large: withDatabase(database.url, 'bench_large'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
