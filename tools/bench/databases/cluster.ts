import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '../../../apps/server/src/embedded/start-embedded.ts'
import { createDataFolder } from '../../testing/data-folder.ts'

export type Cluster = {
  /** Superuser connection to any database. */
  readonly url: string
  /** The folder of the server's files. */
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

export type ClusterOptions = {
  /** The folder of databases and files for the next run; null deletes them. */
  readonly folder: string | null
  /** A superuser's address of a running PostgreSQL, whose databases stay; null starts the embedded one. */
  readonly database: string | null
}

/** Opens the PostgreSQL of a bench. */
export const openCluster = async ({ folder, database }: ClusterOptions): Promise<Cluster> => {
  const home = folder ?? (await createDataFolder())
  const dataDir = join(home, 'files')
  await mkdir(dataDir, { recursive: true })
  await chmod(home, 0o755)
  const clear = async () => {
    if (folder === null) await rm(home, { recursive: true, force: true })
  }
  if (database !== null) return { url: database, dataDir, stop: clear }
  const embedded = await startEmbedded({ dataDir: join(home, 'database') })
  return {
    url: embedded.superuserUrl,
    dataDir,
    stop: async () => {
      await embedded.stop()
      await clear()
    },
  }
}
