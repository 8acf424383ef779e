import { failStart } from './configuration.ts'
import type { Environment } from './environment.ts'
import { createLog } from './log.ts'
import { endCleanly } from './end-cleanly.ts'
import type { StartReport } from './start-report.ts'
import { startServer, type StartOptions } from './start-server.ts'

type RunOptions = StartOptions & {
  readonly environment: Environment
  /** Runs once the server is ready, to show the URLs, the demo accounts and tenants that do not run. */
  readonly announce: (environment: Environment, report: StartReport) => void
}

/** Runs the server as this process: starts it, announces it, and stops it cleanly on a signal. Exits with 1 if it cannot start. */
export const runServer = async ({ environment, announce, ...options }: RunOptions): Promise<void> => {
  const log = createLog(environment)
  const starting = startServer(environment, log, options)
  endCleanly(log, async () => (await starting).stop())
  try {
    const { report } = await starting
    announce(environment, report)
  } catch (error) {
    failStart(error)
  }
}
