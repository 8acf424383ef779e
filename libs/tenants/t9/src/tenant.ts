import { defineTenant } from '@captain/content-core'

/** Starport Arcade. */
export const tenant = defineTenant({
  number: 9,
  slug: 'arcade',
  names: { ja: 'スターポルト・アーケード', en: 'Starport Arcade' },
  abbreviation: 'SPT',
  color: '#B3169B',
  contentTypes: [],
})
