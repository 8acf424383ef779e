import type { IncludedMedia } from '@captain/content-core'
import type { ListedProduct } from './recommend-types.ts'

/** A selected product; `key` makes a repeated request create one record only. */
export type PickedProduct = {
  readonly product: ListedProduct
  readonly media: Readonly<Record<string, IncludedMedia>>
  readonly key: string
}
