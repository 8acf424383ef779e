import { dayAfter } from '@captain/locale'
import { site } from '@captain/t5/delivery'
import { today, yearOf } from './days.ts'
import type { Question } from './question.ts'
import { only } from './verdicts.ts'

/** Queries of the music unit's site. */
export const music = (baseUrl: string): readonly Question[] => {
  const client = site({ baseUrl, locale: 'ja' })
  const year = yearOf(dayAfter(today, -60))
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
