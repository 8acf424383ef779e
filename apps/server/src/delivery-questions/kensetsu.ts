import { dayAfter } from '@captain/locale'
import { site } from '@captain/t3/delivery'
import { today, yearOf } from './days.ts'
import type { Question } from './question.ts'
import { only, rows } from './verdicts.ts'

/** Queries of the builder's site. */
export const kensetsu = (baseUrl: string): readonly Question[] => {
  const client = site({ baseUrl, locale: 'ja' })
  const year = yearOf(dayAfter(today, -190))
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
