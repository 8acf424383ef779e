import { defineScreens } from '@captain/content-react/screens'
import { tenant } from './tenant.ts'

export { tenant } from './tenant.ts'
export { loadCatalog } from './load-catalog.ts'
export { loadMessages } from './load-messages.ts'

/** Screens that replace default ones: shifts are listed by cast, and edited by month. */
export const screens = defineScreens(tenant, {
  'cast-work-schedule': {
    list: () => import('./screens/schedule/schedule-list.tsx'),
    edit: () => import('./screens/schedule/month-sheet.tsx'),
  },
})
