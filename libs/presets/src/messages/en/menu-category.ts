import type { MenuCategoryLabels } from '../ja/menu-category.ts'

export const menuCategoryLabels = {
  columns: { items: { label: 'Items' } },
  sections: { basic: 'Basics', serving: 'Serving hours', publish: 'Publishing' },
  fields: {
    name: { label: 'Name', help: 'The heading on the menu.' },
    slug: { label: 'Slug', help: 'Letters, digits and hyphens. Menus filter by it.' },
    icon: { label: 'Icon' },
    color: { label: 'Colour' },
    lead: { label: 'Description' },
  },
  serving: {
    servedFrom: { label: 'Served from', help: 'If empty, from opening.' },
    servedUntil: { label: 'Served until', help: 'Enter 25:00 for 1 a.m. If empty, until closing.' },
  },
} satisfies MenuCategoryLabels
