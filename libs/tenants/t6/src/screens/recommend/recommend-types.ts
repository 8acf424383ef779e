import type { RecordOf } from '@captain/content-core'
import type { product } from '../../content-types/product.ts'
import type { productRecommend } from '../../content-types/product-recommend.ts'

/** A recommendation as lists return it. */
export type Recommended = RecordOf<typeof productRecommend>

/** The columns of a product that lists return. */
export type ListedProduct = Pick<
  RecordOf<typeof product>,
  'id' | 'name' | 'sku' | 'category' | 'photo' | 'price' | 'stockTotal' | 'availability' | 'saleState'
>
