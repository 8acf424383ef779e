import { defineTenant } from '@captain/content-core'

/** Hoshimizaka Construction. */
export const tenant = defineTenant({
  number: 3,
  slug: 'kensetsu',
  names: { ja: '星見坂建設', en: 'Hoshimizaka Construction' },
  abbreviation: 'KEN',
  color: '#1D5B8F',
  contentTypes: [],
})
