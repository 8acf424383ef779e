type Write = (details: Readonly<Record<string, unknown>>, message: string) => void

/** What this library needs of a logger; pino fits. */
export type Log = { readonly info: Write; readonly warn: Write; readonly error: Write }
