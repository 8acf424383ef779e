import { site } from '@captain/t4/delivery'
import type { Question } from './question.ts'
import { only, rows } from './verdicts.ts'

/** Queries of the game studio's site. */
export const games = (baseUrl: string): readonly Question[] => {
  const client = site({ baseUrl, locale: 'ja' })
  return [
    [
      'news by title, platform and category',
      () =>
        only(
          client.all('news', { filter: { gameTitle: 'lanternTrail', platforms: 'pc', category: 'update' } }),
          client.all('news'),
          ({ gameTitle, platforms, category }) => gameTitle === 'lanternTrail' && platforms.includes('pc') && category === 'update',
        ),
    ],
    [
      'the latest patch of each title',
      async () =>
        rows(
          (await client.latestPatches()).items,
          ({ gameTitle, patch }) => patch.gameTitle === gameTitle && patch.category === 'update' && patch.patchNotes.length > 0,
        ),
    ],
  ]
}
