import type { HttpBindings } from '@hono/node-server'
import type { Logger } from '@captain/database'
import type { Locale } from '@captain/locale'
import type { Sources } from '../response-cache/page-sources.ts'

/** Variables of every request. */
export type Variables = {
  requestId: string
  log: Logger
  locale: Locale
  clientAddress: string
  /** Id of the signed-in account or the API key, once an endpoint knows it. */
  actorId?: string
  /** Sources of the response. */
  sources: Sources
  /** Language of a public page, to be stored in a cookie. */
  pageLocale?: Locale
  /** Allows this response's scripts and styles in its content security policy. */
  nonce: string
}

/** Node's request is missing if the server calls itself. */
export type ServerEnv = { Variables: Variables; Bindings: Partial<HttpBindings> }
