import type { Logger } from './logger.ts'

type Level = keyof Logger

/** Hands better-auth's own messages to our log, errors as `err`, the one place where the log makes them safe to keep. */
export const betterAuthLog =
  (log: Logger) =>
  (level: Level, message: string, ...given: readonly unknown[]): void => {
    const err = given.find((detail) => detail instanceof Error)
    const details = given.filter((detail) => !(detail instanceof Error))
    log[level]({ ...(err === undefined ? {} : { err }), ...(details.length === 0 ? {} : { details }) }, message)
  }
