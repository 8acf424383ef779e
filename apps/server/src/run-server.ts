import { failStart } from './configuration.ts'
import type { Demo } from './demo.ts'
import type { Environment } from './environment.ts'
import { createLog } from './log.ts'
import { endCleanly } from './end-cleanly.ts'
import { startServer, type StartOptions } from './start-server.ts'

type RunOptions = StartOptions & {
  readonly environment: Environment
  /** Runs once the server is ready, to show the URLs and the demo accounts. */
  readonly announce: (environment: Environment, demo: Demo | null) => void
}

/** Runs the server as this process: starts it, announces it, and stops it cleanly on a signal. Exits with 1 if it cannot start. */
export const runServer = async ({ environment, announce, ...options }: RunOptions): Promise<void> => {
  const log = createLog(environment)
  const starting = startServer(environment, log, options)
  endCleanly(log, async () => (await starting).stop())
  try {
    const { demo } = await starting
    announce(environment, demo)
  } catch (error) {
    failStart(error)
  }
}
