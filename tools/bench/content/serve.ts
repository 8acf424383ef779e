import { join } from 'node:path'
import { root } from '../../root.ts'
import { startServer, type RunningServer } from '../../testing/server.ts'

/** Constant, because keys in a reused database are sealed with it. */
const SECRET = 'a secret of the benches, which keep nothing that is one'

/** Starts the real server on a database that the next run may reuse: that of this checkout, or of another one. */
export const serve = (databaseUrl: string, checkout: string = root): Promise<RunningServer> =>
  startServer({
    nodeArguments: [join(checkout, 'apps/server/src/main.ts')],
    env: { DATABASE_URL: databaseUrl, CAPTAIN_SECRET: SECRET },
  })
