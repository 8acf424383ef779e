import { addDays } from '@captain/locale'
import { type ContractTest, type DeliveryUnderTest, only, rows, today, yearOf } from '@captain/content-testing/delivery'
import { site } from '../delivery.ts'

/** Queries of the builder's site. */
const queries = (baseUrl: string): readonly ContractTest[] => {
  const client = site({ baseUrl, locale: 'ja' })
  const year = yearOf(addDays(today, -190))
  return [
    [
      'projects by category, city and structure',
      () =>
        only(
          client.all('construction-project', { filter: { category: 'house', city: '水鏡市', structure: 'wood' } }),
          client.all('construction-project'),
          ({ category, city, structure }) => category === 'house' && city === '水鏡市' && structure === 'wood',
        ),
    ],
    [
      'projects by year',
      () =>
        only(
          client.all('construction-project', { year }),
          client.all('construction-project'),
          ({ completedOn }) => yearOf(completedOn) === year,
        ),
    ],
    [
      'the featured ones, six at most',
      async () => {
        const { items } = await client.list('construction-project', { filter: { isFeatured: true }, limit: 6 })
        return rows(items, ({ isFeatured }) => isFeatured && items.length <= 6)
      },
    ],
    [
      'news by category',
      () => only(client.all('news', { filter: { category: 'site' } }), client.all('news'), ({ category }) => category === 'site'),
    ],
    [
      'open houses to come',
      () =>
        only(client.all('news', { upcoming: true }), client.all('news'), ({ openHouseDates }) =>
          openHouseDates.some(({ date }) => date >= today),
        ),
    ],
    [
      'partners by trade',
      () =>
        only(client.all('partner', { filter: { trades: ['electrical'] } }), client.all('partner'), ({ trades }) =>
          trades.includes('electrical'),
        ),
    ],
  ]
}

export const delivery: DeliveryUnderTest = {
  queries,
  examples: [
    {
      file: new URL('../../examples/wooden-houses.ts', import.meta.url),
      prints: /- .+（水鏡市、[\d.]+㎡）\n {2}http:\/\/localhost:\d+\/media\/[^]*見学会：.+\d{4}-\d\d-\d\d/,
    },
  ],
}
