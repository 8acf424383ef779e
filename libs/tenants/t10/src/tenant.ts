import { defineTenant } from '@captain/content-core'

/** Atelier Kumoma. */
export const tenant = defineTenant({
  number: 10,
  slug: 'studio',
  names: { ja: 'アトリエ雲間', en: 'Atelier Kumoma' },
  abbreviation: 'KMM',
  color: '#475569',
  contentTypes: [],
})
