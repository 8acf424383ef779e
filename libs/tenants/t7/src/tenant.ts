import { defineTenant } from '@captain/content-core'
import { article } from './content-types/article.ts'
import { boardgame } from './content-types/boardgame.ts'
import { food } from './content-types/food.ts'
import { foodCategory } from './content-types/food-category.ts'

/** Korori Dice & Coffee, a board-game café. */
export const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'ダイスと珈琲 ころり', en: 'Korori Dice & Coffee' },
  abbreviation: 'KRR',
  color: '#7A4A2B',
  contentTypes: [article, boardgame, food, foodCategory],
})
