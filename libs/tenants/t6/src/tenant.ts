import { defineTenant } from '@captain/content-core'

/** Hakoniwa Dry Goods. */
export const tenant = defineTenant({
  number: 6,
  slug: 'shop',
  names: { ja: '箱庭日用品店', en: 'Hakoniwa Dry Goods' },
  abbreviation: 'HK',
  color: '#A8324A',
  contentTypes: [],
})
