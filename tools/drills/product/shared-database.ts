import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '../../../apps/server/src/embedded/start-embedded.ts'
import { createDemoFolder } from '../../testing/data-folder.ts'
import { freePort } from '../../testing/free-port.ts'
import { startServer, type RunningServer } from '../../testing/server.ts'
import { SERVER_VARIABLES } from '../../server-options.ts'
import type { DrillRun } from '../drill.ts'
import { endWithProcess, serverArguments } from './product.ts'

/** A database that several servers use, and their common folder of files. */
export type SharedDatabase = {
  readonly url: string
  readonly dataDir: string
  /** Starts one more server, by default at the database itself. */
  readonly addServer: (env?: Readonly<Record<string, string>>) => Promise<RunningServer>
}

const SECRET = 'a secret of the drills, which keep nothing that is one'

/** Starts an embedded PostgreSQL with demo data in a temporary folder. */
export const startSharedDatabase = async (run: DrillRun): Promise<SharedDatabase> => {
  const dataDir = await createDemoFolder()
  run.onEnd(() => rm(dataDir, { recursive: true, force: true }))
  const database = await startEmbedded({ dataDir })
  const forget = endWithProcess(dataDir)
  run.onEnd(async () => {
    await database.stop()
    forget()
  })
  return {
    url: database.url,
    dataDir,
    addServer: async (env = {}) => {
      let pid = 0
      const forgetServer = endWithProcess(join(dataDir, 'none'), () => pid)
      const server = await startServer({
        dataDir,
        port: await freePort(),
        nodeArguments: serverArguments(run),
        env: { ...SERVER_VARIABLES, DATABASE_URL: database.url, CAPTAIN_SECRET: SECRET, ...env },
      })
      pid = server.pid
      run.onEnd(async () => {
        await server.stop().catch(() => undefined)
        forgetServer()
      })
      return server
    },
  }
}
