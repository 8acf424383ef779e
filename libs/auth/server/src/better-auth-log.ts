import type { Logger } from '@captain/database'

type Level = keyof Logger

/** What better-auth calls an error, and is no more than a caller's answer that does not hold. */
const OF_CALLERS: ReadonlySet<string> = new Set(['Failed to verify registration', 'Failed to verify authentication'])

/** Hands better-auth's own messages to our log, errors as `err`, the one place where the log makes them safe to keep. */
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
