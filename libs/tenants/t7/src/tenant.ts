import { defineTenant } from '@captain/content-core'
import { article } from './content-types/article.ts'
import { boardgame } from './content-types/boardgame.ts'
import { businessDay } from './content-types/business-day.ts'
import { businessSchedule } from './content-types/business-schedule.ts'
import { drinkCategory, foodCategory, playCategory } from './content-types/categories.ts'
import { drink } from './content-types/drink.ts'
import { event } from './content-types/event.ts'
import { faq } from './content-types/faq.ts'
import { food } from './content-types/food.ts'
import { play } from './content-types/play.ts'
import { privacyPolicy } from './content-types/privacy-policy.ts'
import { termOfService } from './content-types/term-of-service.ts'
import { tokusho } from './content-types/tokusho.ts'
import { businessCalendar, businessToday } from './public-queries.ts'

/** Korori Dice & Coffee, a board-game café. */
export const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'ダイスと珈琲 ころり', en: 'Korori Dice & Coffee' },
  abbreviation: 'KRR',
  color: '#7A4A2B',
  contentTypes: [
    article,
    event,
    faq,
    boardgame,
    food,
    drink,
    play,
    foodCategory,
    drinkCategory,
    playCategory,
    businessDay,
    businessSchedule,
    tokusho,
    privacyPolicy,
    termOfService,
  ],
  publicQueries: [businessCalendar, businessToday],
})
