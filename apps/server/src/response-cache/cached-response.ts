import type { Locale } from '@captain/locale'
import type { CompressedBody } from './compressed-body.ts'

/** Response that is the same for all readers. */
export type CachedResponse = {
  readonly body: CompressedBody
  /** Alternating names and values, without those that depend on the reader. */
  readonly headers: readonly string[]
  readonly cacheControl: string
  /** Language of a page; null for other responses. */
  readonly locale: Locale | null
  /** Tenants and versions that the response depends on. */
  readonly versions: readonly (readonly [slug: string, version: number])[]
  /** Latest time to serve it, in ms. */
  readonly until: number
}
