import type { Logger } from 'pino'

/** Ends this process after `stop`: on a signal with exit code 0, on an unexpected error with 1. */
export const endCleanly = (log: Logger, stop: () => Promise<void>): void => {
  const end = async (code: number): Promise<void> => {
    try {
      await stop()
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
}
