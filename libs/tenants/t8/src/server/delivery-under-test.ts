import { addDays } from '@captain/locale'
import { type ContractTest, type DeliveryUnderTest, monthOf, only, rows, today } from '@captain/content-testing/delivery'
import { site } from '../delivery.ts'

/** Queries of the hall's site. */
const queries = (baseUrl: string): readonly ContractTest[] => {
  const client = site({ baseUrl, locale: 'ja' })
  return [
    [
      'events to come by category and room',
      () =>
        only(
          client.all('event', { upcoming: true, filter: { category: 'concert', facility: 'main-hall' } }),
          client.all('event'),
          ({ category, facility, sessions }) =>
            category === 'concert' && facility?.slug === 'main-hall' && sessions.some(({ date }) => date >= today),
        ),
    ],
    [
      'events of a month',
      async () => {
        const month = monthOf(addDays(today, 15))
        return rows((await client.list('event', { month })).items, ({ sessions }) => {
          const days = sessions.map(({ date }) => date).toSorted()
          return monthOf(days[0] ?? '') <= month && monthOf(days.at(-1) ?? '') >= month
        })
      },
    ],
    [
      'rooms by category and capacity',
      () =>
        only(
          client.all('facility', { capacityMin: 100, filter: { category: 'hall' } }),
          client.all('facility'),
          ({ category, mostPeople }) => category === 'hall' && Number(mostPeople) >= 100,
        ),
    ],
    [
      'circles by genre, weekday and whether they take members',
      () =>
        only(
          client.all('circle', { weekday: 'tue', recruiting: true, filter: { genre: 'music' } }),
          client.all('circle'),
          ({ genre, weekdays, isRecruiting }) => genre === 'music' && weekdays.includes('tue') && isRecruiting,
        ),
    ],
    [
      'media by fiscal year and kind',
      async () => {
        const { items } = await client.list('media', { filter: { kind: 'newsletter' } })
        const fiscalYear = items[0]?.fiscalYear?.id ?? ''
        return only(
          client.all('media', { filter: { kind: 'newsletter', fiscalYear } }),
          client.all('media'),
          (medium) => medium.kind === 'newsletter' && medium.fiscalYear?.id === fiscalYear,
        )
      },
    ],
    [
      'links by category',
      () => only(client.all('link', { filter: { category: 'city' } }), client.all('link'), ({ category }) => category === 'city'),
    ],
    ['urgent articles', () => only(client.all('article', { urgent: true }), client.all('article'), ({ isUrgent }) => isUrgent)],
  ]
}

export const delivery: DeliveryUnderTest = {
  queries,
  examples: [
    {
      file: new URL('../../examples/ask-the-hall.ts', import.meta.url),
      prints: /【重要】.+\n- .+人まで）[^]*受付番号 .+）。/,
    },
  ],
}
