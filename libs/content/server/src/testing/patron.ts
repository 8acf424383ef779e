import { defineContentType, select, text } from '@captain/content-core'

/** A type with personal data of guests. */
export const patron = defineContentType({
  name: 'patron',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'inbox',
  icon: 'user',
  title: 'code',
  columns: ['code', 'who', 'ward', 'rank'],
  columnFormats: { code: { secondary: 'who' } },
  filters: ['ward', 'rank'],
  access: { write: 'owner' },
  sections: { basic: ['code', 'who', 'card', 'ward', 'rank'] },
  fields: {
    code: text({ maxBytes: 30, required: true }),
    who: text({ maxBytes: 90, personal: true }),
    card: text({ maxBytes: 30, unique: true, personal: true }),
    ward: select({ options: ['east', 'west'], personal: true }),
    rank: select({ options: ['a', 'b'] }),
  },
})
