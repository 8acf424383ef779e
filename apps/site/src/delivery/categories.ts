import type { Delivery } from './delivery.ts'
import type { Category } from './types.ts'

const ALL = 100

/** The portal's categories in the order their editors gave them. */
export const articleCategories = async (delivery: Delivery): Promise<readonly Category[]> =>
  (await delivery.list<Category>('article-category', { limit: ALL })).items
