import type { TodayFact } from '@captain/content-core'
import { OPENING_FACTS } from './messages/opening-facts.ts'
import type { BusinessToday } from './public-queries.ts'

const LAST_TIMES = ['lastEntry', 'foodLastOrder', 'drinkLastOrder'] as const

const hoursOf = (day: BusinessToday): readonly TodayFact[] => {
  const { openTime, closeTime, isOpenNow } = day
  return [
    {
      labels: isOpenNow ? OPENING_FACTS.openNow : OPENING_FACTS.openToday,
      tone: isOpenNow ? 'success' : 'info',
      ...(openTime !== null && { value: { from: openTime, to: closeTime } }),
    },
    ...LAST_TIMES.flatMap((name): readonly TodayFact[] => {
      const time = day[name]
      return time === null ? [] : [{ labels: OPENING_FACTS[name], value: { from: time, to: null } }]
    }),
  ]
}

const closedOf = ({ nextOpen }: BusinessToday): readonly TodayFact[] => [
  { labels: OPENING_FACTS.closed, tone: 'neutral' },
  ...(nextOpen === null ? [] : [{ labels: OPENING_FACTS.nextOpen, value: { day: nextOpen.date } }]),
]

/** Returns the facts of a business day for the staff: whether the café is open, until when, and why it differs from other weeks. */
export const openingFacts = (day: BusinessToday): readonly TodayFact[] => [
  ...(day.isOpen ? hoursOf(day) : closedOf(day)),
  ...(day.title === null ? [] : [{ labels: OPENING_FACTS.exception, value: { text: day.title } }]),
  ...(day.note === null ? [] : [{ labels: OPENING_FACTS.note, value: { text: day.note } }]),
]
