import type { html } from 'hono/html'

/** HTML fragment with escaped values. */
export type Html = ReturnType<typeof html>
