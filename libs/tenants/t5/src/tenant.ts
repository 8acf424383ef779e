import { defineTenant } from '@captain/content-core'

/** YORUNOWA. */
export const tenant = defineTenant({
  number: 5,
  slug: 'music',
  names: { ja: '夜ノ環', en: 'YORUNOWA' },
  abbreviation: 'YNW',
  color: '#2B2D6E',
  contentTypes: [],
})
