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
import { openingFacts } from './opening-facts.ts'
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
  today: [
    {
      query: '/business-calendar/today',
      labels: { ja: '今日の営業', en: 'Opening hours today' },
      type: 'business-day',
      facts: openingFacts,
    },
    {
      type: 'food',
      labels: { ja: 'お出ししているフード', en: 'Food on the menu' },
      where: [{ field: 'isPublished', in: ['true'] }],
    },
    {
      type: 'drink',
      labels: { ja: 'お出ししているドリンク', en: 'Drinks on the menu' },
      where: [{ field: 'isPublished', in: ['true'] }],
    },
    {
      type: 'event',
      labels: { ja: '今日のイベント', en: 'Today’s events' },
      where: ({ today }) => [{ field: 'nextSession', from: today, to: `${today}T23:59:59+09:00` }],
      show: ['nextSession', 'venueName', 'eventState'],
    },
  ],
})
