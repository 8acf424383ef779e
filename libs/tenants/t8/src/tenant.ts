import { defineTenant } from '@captain/content-core'

/** Mikagami Civic Center. */
export const tenant = defineTenant({
  number: 8,
  slug: 'hall',
  names: { ja: '水鏡市民交流センター', en: 'Mikagami Civic Center' },
  abbreviation: 'MKG',
  color: '#0F766E',
  contentTypes: [],
})
