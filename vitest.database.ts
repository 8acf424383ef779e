import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from './apps/server/src/embedded/start-embedded.ts'
import { migrate } from './apps/server/src/database/migrate.ts'
import { execute, templateDatabase, withDatabase } from './tools/testing/database.ts'

/** Starts one PostgreSQL for the run and migrates the template that `createTestDatabase` clones. */
export default async (project: TestProject) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'captain-test-'))
  const server = await startEmbedded({ dataDir })
  await execute(server.url, `create database ${templateDatabase}`)
  await migrate({ url: withDatabase(server.url, templateDatabase) })
  project.provide('databaseUrl', server.url)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
