import { defineScreens } from '@captain/content-react/screens'
import { tenant } from './tenant.ts'

export { tenant } from './tenant.ts'
export { loadCatalog } from './load-catalog.ts'
export { loadMessages } from './load-messages.ts'

/** Screens that replace default ones: the café's week has a calendar, and one form for all days. */
export const screens = defineScreens(tenant, {
  'business-day': {
    list: () => import('./screens/business-day-list.tsx'),
    'edit-all': () => import('./screens/business-day-edit.tsx'),
  },
})
