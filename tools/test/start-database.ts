import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../apps/server/src/database/migrate.ts'
import { startEmbedded } from '../../apps/server/src/embedded/start-embedded.ts'
import { createDataFolder } from '../testing/data-folder.ts'
import { execute, forgoDurability, templateDatabase, withDatabase } from '../testing/database.ts'

/** Starts one PostgreSQL for the run and migrates the template that `createTestDatabase` clones. */
export default async (project: TestProject) => {
  const dataDir = await createDataFolder()
  const server = await startEmbedded({ dataDir })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await forgoDurability(server.superuserUrl)
    await execute(server.superuserUrl, `create database ${templateDatabase}`)
    await migrate({ url: withDatabase(server.superuserUrl, templateDatabase) })
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('databaseUrl', server.superuserUrl)
  return stop
}
