import { rm } from 'node:fs/promises'
import { createDataFolder } from '../testing/data-folder.ts'
import { startServer, type RunningServer } from '../testing/server.ts'
import { startEmbedded } from '../../apps/server/src/embedded/start-embedded.ts'

export type ScratchProduct = {
  readonly server: RunningServer
  /** Superuser connection, for seeding without the API. */
  readonly databaseUrl: string
  /** Stops everything and deletes all data; a second call waits for the first. */
  readonly stop: () => Promise<void>
}

/** Starts the real server with demo data on a temporary PostgreSQL and temporary folders. */
export const startScratchProduct = async (): Promise<ScratchProduct> => {
  const databaseDir = await createDataFolder()
  const database = await startEmbedded({ dataDir: databaseDir })
  const endDatabase = async () => {
    await database.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }
  try {
    const server = await startServer({ env: { DATABASE_URL: database.url } })
    let stopped: Promise<void> | null = null
    const end = async () => {
      try {
        await server.dispose()
      } finally {
        await endDatabase()
      }
    }
    return { server, databaseUrl: database.url, stop: () => (stopped ??= end()) }
  } catch (error) {
    await endDatabase()
    throw error
  }
}
