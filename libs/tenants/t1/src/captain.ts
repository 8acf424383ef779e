import { defineScreens } from '@captain/content-react/screens'
import { tenant } from './tenant.ts'

export { tenant } from './tenant.ts'
export { loadCatalog } from './load-catalog.ts'
export { loadMessages } from './load-messages.ts'

/** Screens that replace default ones. */
export const screens = defineScreens(tenant, {
  tenant: { list: () => import('./screens/tenant/tenant-list.tsx'), edit: () => import('./screens/tenant/tenant-edit.tsx') },
  user: { list: () => import('./screens/user/user-list.tsx'), edit: () => import('./screens/user/user-edit.tsx') },
  'maintenance-site': {
    list: () => import('./screens/maintenance-site/maintenance-list.tsx'),
    edit: () => import('./screens/maintenance-site/maintenance-edit.tsx'),
  },
  'tenant-user': { new: () => import('./screens/tenant-user/tenant-user-new.tsx') },
})
