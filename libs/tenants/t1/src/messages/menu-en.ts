import type { MenuLabels } from './menu-labels.ts'

export const menuEn = {
  'tenant-menu': {
    name: 'Menu entry',
    plural: 'Tenant menus',
    sections: { basic: 'Basics', target: 'Target', display: 'Display' },
    fields: {
      label: { label: 'Label', help: 'Up to 16 letters. Without an English one, the menu shows the name of the screen.' },
      tenants: { label: 'Tenants' },
      category: { label: 'Menu group' },
      path: { label: 'Path', help: 'Behind the page of the tenant, such as /article. Left empty, it leads to that page itself.' },
      icon: { label: 'Icon' },
      badge: {
        label: 'Badge',
        options: { none: 'None', unhandledContacts: 'Open contacts', drafts: 'Drafts', newOrders: 'New orders' },
      },
      minRole: {
        label: 'Minimum role',
        help: 'Hidden from members with a lower role. Who may open the screen stays the same.',
        options: { viewer: 'Viewer', editor: 'Editor', owner: 'Owner' },
      },
      isExternal: { label: 'External link' },
      externalUrl: { label: 'External URL' },
    },
  },
  'tenant-menu-category': {
    name: 'Menu group',
    plural: 'Menu groups',
    sections: { basic: 'Basics', publish: 'Publishing' },
    columns: { items: { label: 'Entries' } },
    fields: {
      name: { label: 'Name' },
      key: { label: 'Key', help: 'Lower-case letters.' },
      icon: { label: 'Icon' },
      isCollapsed: { label: 'Collapsed by default' },
    },
  },
} satisfies MenuLabels
