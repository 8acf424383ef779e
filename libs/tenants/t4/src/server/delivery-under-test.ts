import { type ContractTest, type DeliveryUnderTest, only, rows } from '@captain/content-testing/delivery'
import { site } from '../delivery.ts'

/** Queries of the game studio's site. */
const queries = (baseUrl: string): readonly ContractTest[] => {
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

export const delivery: DeliveryUnderTest = {
  queries,
  examples: [
    {
      file: new URL('../../examples/patches.ts', import.meta.url),
      prints: /^lanternTrail 1\.4\.2 .+\n(- (追加|変更|修正)：.+\n){6}PC版のお知らせ：.+/,
    },
  ],
}
