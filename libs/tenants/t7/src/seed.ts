import { defineSeed } from '@captain/content-core'
import { seedArticles } from './seed/articles.ts'
import { seedBoardgames } from './seed/boardgames.ts'
import { seedDrinks } from './seed/drinks.ts'
import { seedEvents } from './seed/events.ts'
import { seedFaq } from './seed/faq.ts'
import { seedFood } from './seed/food.ts'
import { seedPapers } from './seed/legal.ts'
import { seedOpening } from './seed/opening.ts'
import { seedPlays } from './seed/plays.ts'
import { tenant } from './tenant.ts'

/** Demo records of the café: menu, games, events, hours and legal documents, in all states. */
export const seed = defineSeed(tenant, async (seeder) => {
  await seedFood(seeder)
  await seedDrinks(seeder)
  await seedPlays(seeder)
  const games = await seedBoardgames(seeder)
  await seedArticles(seeder, games)
  await seedOpening(seeder, await seedEvents(seeder, games))
  await seedFaq(seeder)
  await seedPapers(seeder)
})
