import type { Demo } from './demo.ts'
import { readEnvironment, type Environment } from './environment.ts'
import { StartError } from './errors.ts'
import { createLog } from './log.ts'
import type { LoadPages } from './pages/mount-pages.ts'
import { sourceStack } from './source-stack.ts'
import { startServer } from './start-server.ts'

type RunOptions = {
  /** Runs once the server is ready, to show the URLs and the demo accounts. */
  readonly announce: (environment: Environment, demo: Demo | null) => void
  /** Finds the pages to serve. Default: the existing builds. */
  readonly loadPages?: LoadPages
}

const textOf = (error: unknown): string => {
  if (error instanceof StartError) return error.message
  return error instanceof Error ? sourceStack(error.stack ?? error.message) : String(error)
}

const failStart = (error: unknown): never => {
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(1)
}

const readConfiguration = (): Environment => {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    return failStart(error)
  }
}

/** Runs the server as this process: starts it, announces it, and stops it cleanly on a signal. Exits with 1 if it cannot start. */
export const runServer = async ({ announce, loadPages }: RunOptions): Promise<void> => {
  const environment = readConfiguration()
  const log = createLog(environment)
  const starting = startServer(environment, log, loadPages)

  const end = async (code: number): Promise<void> => {
    try {
      await (await starting).stop()
      process.exit(code)
    } catch (error) {
      log.error({ err: error }, 'the server did not stop cleanly')
      process.exit(1)
    }
  }

  const crash = (error: unknown): void => {
    log.error({ err: error }, 'the server ends because of an unexpected error')
    void end(1)
  }

  // Ctrl+C in a terminal may arrive twice, also through the parent process; the server stops once.
  process.on('SIGINT', () => void end(0)).on('SIGTERM', () => void end(0))
  // A closed terminal must not stop the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  process.on('uncaughtException', crash).on('unhandledRejection', crash)

  try {
    const { demo } = await starting
    announce(environment, demo)
  } catch (error) {
    failStart(error)
  }
}
