import { defineScreens } from '@captain/content-react/screens'
import { tenant } from './tenant.ts'

export { tenant } from './tenant.ts'
export { loadCatalog } from './load-catalog.ts'
export { loadMessages } from './load-messages.ts'

/** Screens that replace default ones: the landing page is shown as visitors see it, and edited in an overlay. */
export const screens = defineScreens(tenant, {
  landing: { settings: () => import('./screens/landing/landing-screen.tsx') },
})
