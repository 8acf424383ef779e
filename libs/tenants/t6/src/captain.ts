import { defineScreens } from '@captain/content-react/screens'
import { tenant } from './tenant.ts'

export { tenant } from './tenant.ts'
export { loadCatalog } from './load-catalog.ts'
export { loadMessages } from './load-messages.ts'

/** Screens that replace default ones. */
export const screens = defineScreens(tenant, {
  delivery: { list: () => import('./screens/delivery/delivery-screen.tsx') },
  order: { list: () => import('./screens/order/order-list.tsx'), 'preview-by-id': () => import('./screens/order/order-screen.tsx') },
  'payment-bank': { settings: () => import('./screens/payment-bank-settings.tsx') },
  'payment-card': { settings: () => import('./screens/payment-card-settings.tsx') },
  product: { list: () => import('./screens/product/product-list.tsx') },
  'product-recommend': {
    list: () => import('./screens/recommend/recommend-list.tsx'),
    new: () => import('./screens/recommend/recommend-new.tsx'),
  },
  tokusho: {
    new: () => import('./screens/tokusho/tokusho-new.tsx'),
    edit: () => import('./screens/tokusho/tokusho-edit.tsx'),
  },
})
