import { definePublicQuery, responseOf } from '@captain/content-core'
import type { FullRecord } from '@captain/content-delivery-client'
import type { news } from './content-types/news.ts'
import type { GAMES } from './games.ts'

/** The newest update of each game. */
export type LatestPatches = {
  readonly items: readonly { readonly gameTitle: (typeof GAMES)[number]; readonly patch: FullRecord<typeof news> }[]
}

/** The newest update of each game with its patch notes; games without one are omitted. */
export const latestPatches = definePublicQuery({
  path: '/latest-patches',
  params: [],
  labels: { ja: '各タイトルの最新アップデート', en: 'the latest patch of each game' },
  response: responseOf<LatestPatches>(),
})
