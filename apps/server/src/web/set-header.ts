import type { Context } from 'hono'
import type { ServerEnv } from './request-variables.ts'

/** Sets a header of a finished response. Hono's own `header` would copy the response for each. */
export const setHeader = (context: Context<ServerEnv>, name: string, value: string): void => {
  try {
    context.res.headers.set(name, value)
  } catch {
    // Responses such as redirects cannot be changed, only copied.
    context.header(name, value)
  }
}
