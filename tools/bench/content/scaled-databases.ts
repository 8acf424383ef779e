import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../databases/named-database.ts'
import { startEmbedded } from '../../../apps/server/src/embedded/start-embedded.ts'
import { createDataFolder } from '../../testing/data-folder.ts'
import { copyOriginals } from '../seed/copy-originals.ts'
import { copyTenant } from '../seed/copy-tenant.ts'
import { writeOriginals } from '../seed/write-originals.ts'
import { openStaffSession } from '../staff-session.ts'
import { timed } from '../timed.ts'
import { serve } from './serve.ts'

/** Articles of one tenant that are written through the API; ten tenants contain ten times as many. */
const ORIGINALS = 1000
const WRITTEN = 'bench_written'
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
    await openDatabase(database.superuserUrl, {
      name: WRITTEN,
      note: `${ORIGINALS} of 3 KB`,
      template: null,
      fill: (url) => timed(`${ORIGINALS} articles through the API`, () => writeThroughApi(url)),
    })
    const scaled = (name: string, count: number) =>
      openDatabase(database.superuserUrl, {
        name,
        note: `${count} of 3 KB`,
        template: WRITTEN,
        fill: (url) => timed(`${count} records`, () => fillAll(url, count)),
      })
    const opened = small === undefined ? null : await scaled('bench_small', small)
    const larger = await scaled('bench_large', large)
    return { small: opened ?? larger, large: larger, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
