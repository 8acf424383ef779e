import { defineTenant } from '@captain/content-core'
import { landing } from './content-types/landing.ts'

/** Atelier Kumoma. */
export const tenant = defineTenant({
  number: 10,
  slug: 'studio',
  names: { ja: 'アトリエ雲間', en: 'Atelier Kumoma' },
  abbreviation: 'KMM',
  color: '#475569',
  contentTypes: [landing],
  today: [{ type: 'landing', labels: { ja: '公開するページ', en: 'Your page' }, show: ['launchDate', 'isPublished'] }],
})
