import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

/** Text in which backticks mark code. */
export const prose = (text: string): readonly (string | Html)[] =>
  text.split('`').map((part, place) => (place % 2 === 0 ? part : html`<code>${part}</code>`))

/** Indented JSON, each line as it is typed. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2)

/** A listing that one can reach and scroll by keyboard. */
export const listing = (label: string, text: string): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`
