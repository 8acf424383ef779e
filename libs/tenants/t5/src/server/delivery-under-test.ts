import { addDays } from '@captain/locale'
import { type ContractTest, type DeliveryUnderTest, only, today, yearOf } from '@captain/content-testing/delivery'
import { site } from '../delivery.ts'

/** Queries of the music unit's site. */
const queries = (baseUrl: string): readonly ContractTest[] => {
  const client = site({ baseUrl, locale: 'ja' })
  const year = yearOf(addDays(today, -60))
  return [
    [
      'concerts to come',
      () => only(client.all('news', { upcoming: true }), client.all('news'), ({ liveOn }) => liveOn !== null && liveOn >= today),
    ],
    ['works by kind', () => only(client.all('sound', { filter: { kind: 'album' } }), client.all('sound'), ({ kind }) => kind === 'album')],
    ['works by year', () => only(client.all('sound', { year }), client.all('sound'), ({ releaseDate }) => yearOf(releaseDate) === year)],
    [
      'members today',
      () => only(client.all('member', { current: 'current' }), client.all('member'), ({ leftOn }) => leftOn === null || leftOn >= today),
    ],
    [
      'members of earlier days',
      () => only(client.all('member', { current: 'former' }), client.all('member'), ({ leftOn }) => leftOn !== null && leftOn < today),
    ],
  ]
}

export const delivery: DeliveryUnderTest = {
  queries,
  examples: [
    {
      file: new URL('../../examples/discography.ts', import.meta.url),
      prints: /^Live on \d{4}-\d\d-\d\d: .+\n[^]*\(album, 10 tracks\)/,
    },
  ],
}
