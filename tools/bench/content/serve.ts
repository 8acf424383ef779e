import { startServer, type RunningServer } from '../../testing/server.ts'
import { SECRET } from '../product/start-production.ts'

/** Starts the server from its sources with demo data, on a database that the next run may reuse. */
export const serve = (databaseUrl: string, dataDir?: string): Promise<RunningServer> =>
  startServer({ ...(dataDir !== undefined && { dataDir }), env: { DATABASE_URL: databaseUrl, CAPTAIN_SECRET: SECRET } })
