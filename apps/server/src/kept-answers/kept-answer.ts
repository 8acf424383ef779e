import type { Locale } from '@captain/locale'
import type { PackedBody } from './packed-body.ts'

/** An answer that everybody gets who asks for the same. */
export type KeptAnswer = {
  readonly body: PackedBody
  /** Names and values in turns; those that depend on the reader are left out. */
  readonly headers: readonly string[]
  readonly cacheControl: string
  /** The language of a page; null for what is no page. */
  readonly locale: Locale | null
  /** What it was made of: tenants and their versions. */
  readonly versions: readonly (readonly [slug: string, version: number])[]
  /** Until when it is answered at most, in ms. */
  readonly until: number
}
