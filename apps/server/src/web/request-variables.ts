import type { HttpBindings } from '@hono/node-server'
import type { Logger } from '@captain/database'
import type { Locale } from '@captain/locale'
import type { Sources } from '../kept-answers/sources.ts'

/** What every request carries on its way through the server. */
export type Variables = {
  requestId: string
  log: Logger
  locale: Locale
  clientAddress: string
  /** What the answer is made of. */
  sources: Sources
  /** The language of a public page, to be remembered. */
  pageLocale?: Locale
  /** Allows this answer's own scripts and styles in its content security policy. */
  nonce: string
}

/** Node's request is absent when the server calls itself. */
export type ServerEnv = { Variables: Variables; Bindings: Partial<HttpBindings> }
