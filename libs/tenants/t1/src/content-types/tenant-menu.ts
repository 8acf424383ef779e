import {
  boolean,
  defineContentType,
  icon,
  reference,
  references,
  requiredIf,
  select,
  text,
  url,
  type FieldValues,
} from '@captain/content-core'
import { filePath, maxFullWidth, minCount, unique } from '@captain/validation'

const fields = {
  label: text({ maxBytes: 60, required: true, localized: true, rules: [maxFullWidth(16)] }),
  tenants: references({ to: 'tenant', onDelete: 'restrict', required: true, rules: [minCount(1), unique()] }),
  category: reference({ to: 'tenant-menu-category', onDelete: 'restrict', required: true }),
  path: text({ maxBytes: 150, rules: [filePath()] }),
  icon: icon({ required: true }),
  badge: select({ options: ['none', 'unhandledContacts', 'drafts', 'newOrders'] }),
  minRole: select({ options: ['viewer', 'editor', 'owner'], required: true, defaultValue: 'viewer' }),
  isExternal: boolean({}),
  externalUrl: url({}),
}

type Values = FieldValues<typeof fields>

/** Entries of the back office menus (content model, T1.tenantMenu); an entry grants no access to its target. */
export const tenantMenu = defineContentType({
  name: 'tenant-menu',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'settings',
  icon: 'menu-2',
  title: 'label',
  columns: ['icon', 'label', 'tenants', 'category', 'path', 'isPublished'],
  filters: ['tenants', 'category', 'isPublished'],
  defaultSort: ['category', 'sortOrder'],
  access: { write: 'owner' },
  sections: {
    basic: ['label', 'tenants', 'category', 'icon'],
    target: ['path', 'isExternal', 'externalUrl'],
    display: ['badge', 'minRole', 'isPublished'],
  },
  checks: [
    requiredIf<Values>('externalUrl', ({ isExternal }) => isExternal),
    {
      path: 'path',
      rule: 'custom',
      params: { ja: '外部リンクのときは、画面パスを空にしてください。', en: 'External links have no path. Leave it empty.' },
      test: ({ path, isExternal }: Values): boolean => !isExternal || path === null,
    },
  ],
  fields,
})
