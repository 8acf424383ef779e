import { defineTenant } from '@captain/content-core'

/** Club Gekkoza. */
export const tenant = defineTenant({
  number: 2,
  slug: 'club',
  names: { ja: '月光座クラブ', en: 'Club Gekkoza' },
  abbreviation: 'CLB',
  color: '#6B2D8B',
  contentTypes: [],
})
