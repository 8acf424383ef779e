import type { Seed } from '@captain/content-core'
import { seedArticles } from './seed/articles.ts'
import { seedBoardgames } from './seed/boardgames.ts'
import { seedFood } from './seed/food.ts'

/** Demo records of the café: the menu, the shelf and its articles, every state among them. */
export const seed: Seed = async (seeder) => {
  await seedFood(seeder)
  const games = await seedBoardgames(seeder)
  await seedArticles(seeder, games)
}
