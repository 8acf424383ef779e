import type { MenuLabels } from './menu-labels.ts'

export const menuEn = {
  'tenant-menu': {
    name: 'Menu entry',
    plural: 'Tenant menus',
    sections: { basic: 'Basics', target: 'Target', display: 'Display' },
    fields: {
      label: { label: 'Label', help: 'If there is no English label, the menu shows the page name.' },
      tenants: { label: 'Tenants' },
      category: { label: 'Menu group' },
      path: { label: 'Path', help: 'Path within the tenant, such as /article. If empty, it links to the tenant page.' },
      icon: { label: 'Icon' },
      badge: {
        label: 'Badge',
        options: { none: 'None', unhandledContacts: 'Open contacts', drafts: 'Drafts', newOrders: 'New orders' },
      },
      minRole: {
        label: 'Minimum role',
        help: 'Hidden from members with a lower role. This doesn’t change who can open the page.',
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
      key: { label: 'Key', help: 'Lowercase letters.' },
      icon: { label: 'Icon' },
      isCollapsed: { label: 'Collapsed by default' },
    },
  },
} satisfies MenuLabels
