import { defineRegistry } from './define-registry.ts'

/** Every tenant by its slug, in the order of their numbers. */
export const TENANTS = defineRegistry({
  nyanko: { declaration: () => import('#declaration/t1'), captain: () => import('#captain/t1'), server: () => import('#server/t1') },
  club: { declaration: () => import('#declaration/t2'), captain: () => import('#captain/t2'), server: () => import('#server/t2') },
  kensetsu: { declaration: () => import('#declaration/t3'), captain: () => import('#captain/t3'), server: () => import('#server/t3') },
  games: { declaration: () => import('#declaration/t4'), captain: () => import('#captain/t4'), server: () => import('#server/t4') },
  music: { declaration: () => import('#declaration/t5'), captain: () => import('#captain/t5'), server: () => import('#server/t5') },
  shop: { declaration: () => import('#declaration/t6'), captain: () => import('#captain/t6'), server: () => import('#server/t6') },
  cafe: { declaration: () => import('#declaration/t7'), captain: () => import('#captain/t7'), server: () => import('#server/t7') },
  hall: { declaration: () => import('#declaration/t8'), captain: () => import('#captain/t8'), server: () => import('#server/t8') },
  arcade: { declaration: () => import('#declaration/t9'), captain: () => import('#captain/t9'), server: () => import('#server/t9') },
  studio: { declaration: () => import('#declaration/t10'), captain: () => import('#captain/t10'), server: () => import('#server/t10') },
})

export type TenantSlug = keyof typeof TENANTS

/** Whether a text is the slug of a tenant. */
export const isTenantSlug = (slug: string): slug is TenantSlug => Object.hasOwn(TENANTS, slug)
