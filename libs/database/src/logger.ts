type Write = (details: object, message: string) => void

/** Part of a structured logger (pino's) that libraries write to. */
export type Logger = { readonly debug: Write; readonly info: Write; readonly warn: Write; readonly error: Write }
