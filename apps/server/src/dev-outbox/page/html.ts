import type { html } from 'hono/html'

/** A piece of a page, with its parts escaped. */
export type Html = ReturnType<typeof html>
