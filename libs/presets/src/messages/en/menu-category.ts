import type { MenuCategoryLabels } from '../ja/menu-category.ts'

export const menuCategoryLabels = {
  columns: { items: { label: 'Items' } },
  sections: { basic: 'Basics', serving: 'Serving hours', publish: 'Publishing' },
  fields: {
    name: { label: 'Name', help: 'The heading on the menu. Up to 20 characters.' },
    slug: { label: 'Slug', help: 'Letters, digits and hyphens. Menus filter by it.' },
    icon: { label: 'Icon' },
    color: { label: 'Colour' },
    lead: { label: 'Description' },
  },
  serving: {
    servedFrom: { label: 'Served from', help: 'Left empty, from opening.' },
    servedUntil: { label: 'Served until', help: 'Write 25:00 for one in the morning. Left empty, until closing.' },
  },
} satisfies MenuCategoryLabels
