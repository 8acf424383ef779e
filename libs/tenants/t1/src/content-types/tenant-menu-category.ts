import { boolean, defineContentType, icon, text } from '@captain/content-core'
import { lettersLower } from '@captain/validation'

/** Groups of the back office menus, shared by all tenants (content model, T1.tenantMenuCategory). */
export const tenantMenuCategory = defineContentType({
  name: 'tenant-menu-category',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'settings',
  icon: 'folders',
  title: 'name',
  columns: ['name', 'key', 'items', 'isPublished'],
  relationCounts: { items: { type: 'tenant-menu', field: 'category' } },
  filters: ['isPublished'],
  defaultSort: ['sortOrder'],
  // A key consists of letters only, so a copy could not get a distinct one.
  duplicable: false,
  access: { write: 'owner' },
  sections: { basic: ['name', 'key', 'icon', 'isCollapsed'], publish: ['isPublished'] },
  fields: {
    name: text({ maxBytes: 60, required: true, localized: true }),
    key: text({ maxBytes: 30, required: true, unique: true, rules: [lettersLower()] }),
    icon: icon({}),
    isCollapsed: boolean({}),
  },
})
