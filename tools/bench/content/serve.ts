import { join } from 'node:path'
import { root } from '../../root.ts'
import { startServer, type RunningServer } from '../../testing/server.ts'
import { SECRET } from '../product/start-production.ts'

type From = {
  /** Folder of a checkout. Default: this one. */
  readonly checkout?: string
  /** Folder of the server's files. Default: a new one. */
  readonly dataDir?: string
}

/** Starts the server from its sources with demo data, on a database that the next run may reuse. */
export const serve = (databaseUrl: string, { checkout = root, dataDir }: From = {}): Promise<RunningServer> =>
  startServer({
    ...(dataDir !== undefined && { dataDir }),
    nodeArguments: [join(checkout, 'apps/server/src/main.ts')],
    env: { DATABASE_URL: databaseUrl, CAPTAIN_SECRET: SECRET },
  })
