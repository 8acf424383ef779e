import { defineTenant } from '@captain/content-core'
import { news } from './content-types/news.ts'
import { latestPatches } from './public-queries.ts'

/** Pomurika Games. */
export const tenant = defineTenant({
  number: 4,
  slug: 'games',
  names: { ja: 'ポムリカゲームズ', en: 'Pomurika Games' },
  abbreviation: 'PML',
  color: '#2E7D32',
  contentTypes: [news],
  publicQueries: [latestPatches],
})
