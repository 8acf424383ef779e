import type { Dependencies } from '@captain/content-server'
import type { Locale } from '@captain/locale'
import type { CompressedBody } from './compressed-body.ts'

/** A response of the API that a page was made of. */
export type PagePart = { readonly address: string; readonly hash: string }

/** How long a response is right. */
export type Validity = {
  /** What it was made of, its parts included. */
  readonly dependencies: Dependencies
  /** When it was made, in ms. */
  readonly madeAt: number
  /** Latest time to serve it, in ms. */
  readonly until: number
}

/** Response that is the same for all readers. */
export type CachedResponse = Validity & {
  readonly body: CompressedBody
  /** Alternating names and values, without those that depend on the reader. */
  readonly headers: readonly string[]
  readonly cacheControl: string
  /** Language of a page; null for other responses. */
  readonly locale: Locale | null
  /** For pages that were made of kept responses only: with the same parts, the page is the same. */
  readonly parts: readonly PagePart[] | null
}
