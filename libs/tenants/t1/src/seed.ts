import type { Seed } from '@captain/content-core'
import { seedArticles } from './seed/articles.ts'
import { seedCategories } from './seed/categories.ts'
import { seedFaq } from './seed/faq.ts'

/** Demo records of the portal: every state that a record can be in is among them. */
export const seed: Seed = async (seeder) => {
  const categories = await seedCategories(seeder)
  await seedArticles(seeder, categories)
  await seedFaq(seeder)
}
