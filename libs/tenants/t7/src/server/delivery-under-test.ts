import { type ContractTest, type DeliveryUnderTest, in28Days, monthOf, only, rows, today, present } from '@captain/content-testing/delivery'
import { site } from '../delivery.ts'

/** Queries of the café's site. */
const queries = (baseUrl: string): readonly ContractTest[] => {
  const client = site({ baseUrl, locale: 'ja' })
  return [
    [
      'the calendar of a month',
      async () => rows((await client.calendar(monthOf(in28Days))).items, ({ date }) => monthOf(date) === monthOf(in28Days)),
    ],
    ['whether it is open now', () => present(client.today(), ({ isOpen, isOpenNow }) => isOpen || !isOpenNow)],
    [
      'food of a category without an allergen',
      () =>
        only(
          client.all('food', { excludeAllergen: ['egg', 'soy'], filter: { category: 'snacks' } }),
          client.all('food'),
          ({ allergens, category }) => category?.slug === 'snacks' && !allergens.includes('egg') && !allergens.includes('soy'),
        ),
    ],
    [
      'drinks without an allergen',
      () => only(client.all('drink', { excludeAllergen: 'milk' }), client.all('drink'), ({ allergens }) => !allergens.includes('milk')),
    ],
    [
      'courses of a day',
      () => only(client.all('play', { filter: { days: 'sat' } }), client.all('play'), ({ days }) => days.includes('sat')),
    ],
    [
      'games for four within an hour',
      () =>
        only(
          client.all('boardgame', { players: 4, maxMinutes: 60 }),
          client.all('boardgame'),
          (game) => game.minPlayers <= 4 && game.maxPlayers >= 4 && game.maxMinutes <= 60,
        ),
    ],
    [
      'events to come',
      async () =>
        rows((await client.list('event', { upcoming: true })).items, ({ sessions }) => sessions.some(({ date }) => date >= today)),
    ],
  ]
}

export const delivery: DeliveryUnderTest = { queries, examples: [] }
