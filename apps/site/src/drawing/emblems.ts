import type { TenantSlug } from '@captain/tenants'

/** The sign on each boat's sail, on a field of 24 × 24, filled by the even-odd rule. */
export const EMBLEMS = {
  nyanko: 'M4 3.5l5.2 4h5.6l5.2-4V14c0 4.2-3.6 7-8 7s-8-2.8-8-7ZM8.5 12a1.3 1.6 0 1 0 .01 0ZM15.5 12a1.3 1.6 0 1 0 .01 0Z',
  club: 'M14.5 2.5a9.5 9.5 0 1 0 7 14.5A10 10 0 0 1 14.5 2.5Z',
  kensetsu: 'M12 3 22 11.5h-3V21h-5v-6h-4v6H5v-9.5H2Z',
  games: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6ZM12 10.5a1.5 1.5 0 1 0 .01 0Z',
  music: 'M12 2.5a9.5 9.5 0 1 0 .01 0ZM12 6a6 6 0 1 1-.01 0ZM12 9.5a2.5 2.5 0 1 0 .01 0Z',
  shop: 'M2.5 10h19a9.5 9.5 0 0 1-6 8.8V21h-7v-2.2A9.5 9.5 0 0 1 2.5 10ZM8 3c2 1.5-1 2.5 1 5h-1.5C5.5 5.5 8.5 4.5 8 3ZM14 3c2 1.5-1 2.5 1 5h-1.5C11.5 5.5 14.5 4.5 14 3Z',
  cafe: 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM8 6.3a1.7 1.7 0 1 0 .01 0ZM12 10.3a1.7 1.7 0 1 0 .01 0ZM16 14.3a1.7 1.7 0 1 0 .01 0Z',
  hall: 'M12 2.5c4 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-7 7-12ZM8 14.5a4 4 0 0 0 4 4v-1.6a2.4 2.4 0 0 1-2.4-2.4Z',
  arcade: 'M12 2l2.9 6.4 7 .8-5.2 4.7 1.4 6.9L12 17.3l-6.1 3.5 1.4-6.9L2.1 9.2l7-.8Z',
  studio: 'M7 19a5 5 0 0 1-.6-9.9A6 6 0 0 1 17.8 9 5 5 0 0 1 17 19Z',
} as const satisfies Readonly<Partial<Record<TenantSlug, string>>>

/** Slugs of the tenants that have a boat. */
export type BoatName = keyof typeof EMBLEMS
