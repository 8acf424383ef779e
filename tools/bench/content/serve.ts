import { startServer, type RunningServer } from '../../testing/server.ts'

/** Constant, because keys in a reused database are sealed with it. */
const SECRET = 'a secret of the benches, which keep nothing that is one'

/** Starts the real server on a database that the next run may reuse. */
export const serve = (databaseUrl: string): Promise<RunningServer> =>
  startServer({ env: { DATABASE_URL: databaseUrl, CAPTAIN_SECRET: SECRET } })
