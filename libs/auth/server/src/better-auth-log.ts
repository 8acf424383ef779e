import type { Logger } from '@captain/database'

type Level = keyof Logger

/** Messages that better-auth logs as errors but that invalid input from callers causes. */
const OF_CALLERS: ReadonlySet<string> = new Set(['Failed to verify registration', 'Failed to verify authentication'])

/** Forwards better-auth's messages to our log, with errors as `err`, which the log sanitizes. */
export const betterAuthLog =
  (log: Logger) =>
  (level: Level, message: string, ...given: readonly unknown[]): void => {
    const err = given.find((detail) => detail instanceof Error)
    const details = given.filter((detail) => !(detail instanceof Error))
    log[OF_CALLERS.has(message) ? 'info' : level](
      { ...(err === undefined ? {} : { err }), ...(details.length === 0 ? {} : { details }) },
      message,
    )
  }
