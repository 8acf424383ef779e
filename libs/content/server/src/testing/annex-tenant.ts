import { defineTenant } from '@captain/content-core'
import { genre, names } from './test-tenants.ts'

/** A second tenant with a type of the same name, whose rows must never appear in the first. */
export const annex = defineTenant({
  number: 902,
  slug: 'annex',
  names,
  abbreviation: 'ANX',
  color: '#2B4A7A',
  contentTypes: [{ ...genre, columns: ['name', 'isPublished'], relationCounts: {} }],
})
