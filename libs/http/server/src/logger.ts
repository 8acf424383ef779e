type Write = (details: object, message: string) => void

/** The part of a structured logger (pino's) that libraries write to. */
export type Logger = { debug: Write; info: Write; warn: Write; error: Write }
