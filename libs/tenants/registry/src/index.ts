import { defineRegistry } from './define-registry.ts'

/** Every tenant by its slug, with its number in storage, in the order of their numbers. */
export const TENANTS = defineRegistry({
  nyanko: {
    number: 1,
    declaration: () => import('#declaration/t1'),
    captain: () => import('#captain/t1'),
    server: () => import('#server/t1'),
  },
  club: {
    number: 2,
    declaration: () => import('#declaration/t2'),
    captain: () => import('#captain/t2'),
    server: () => import('#server/t2'),
  },
  kensetsu: {
    number: 3,
    declaration: () => import('#declaration/t3'),
    captain: () => import('#captain/t3'),
    server: () => import('#server/t3'),
  },
  games: {
    number: 4,
    declaration: () => import('#declaration/t4'),
    captain: () => import('#captain/t4'),
    server: () => import('#server/t4'),
  },
  music: {
    number: 5,
    declaration: () => import('#declaration/t5'),
    captain: () => import('#captain/t5'),
    server: () => import('#server/t5'),
  },
  shop: {
    number: 6,
    declaration: () => import('#declaration/t6'),
    captain: () => import('#captain/t6'),
    server: () => import('#server/t6'),
  },
  cafe: {
    number: 7,
    declaration: () => import('#declaration/t7'),
    captain: () => import('#captain/t7'),
    server: () => import('#server/t7'),
  },
  hall: {
    number: 8,
    declaration: () => import('#declaration/t8'),
    captain: () => import('#captain/t8'),
    server: () => import('#server/t8'),
  },
  arcade: {
    number: 9,
    declaration: () => import('#declaration/t9'),
    captain: () => import('#captain/t9'),
    server: () => import('#server/t9'),
  },
  studio: {
    number: 10,
    declaration: () => import('#declaration/t10'),
    captain: () => import('#captain/t10'),
    server: () => import('#server/t10'),
  },
})

export type TenantSlug = keyof typeof TENANTS

/** Whether a text is the slug of a tenant. */
export const isTenantSlug = (slug: string): slug is TenantSlug => Object.hasOwn(TENANTS, slug)
