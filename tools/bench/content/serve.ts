import { startServer, type RunningServer } from '../../testing/server.ts'

/** The same each time: keys in a database that stays are sealed with it. */
const SECRET = 'a secret of the benches, which keep nothing that is one'

/** The real server on a database that may stay for the next run. */
export const serve = (databaseUrl: string): Promise<RunningServer> =>
  startServer({ env: { DATABASE_URL: databaseUrl, CAPTAIN_SECRET: SECRET } })
