import { annex, diner } from '@captain/content-server/testing'
import { expect, test } from 'vitest'
import { definePlatform, type Platform } from './platform.ts'

const NOTHING = {
  accountSync: { accountIds: async () => [], sync: async () => undefined },
  tenantStatus: async () => ({ status: null, domain: null, maintenance: { mode: 'off', startsAt: null, endsAt: null } }),
} satisfies Pick<Platform, 'accountSync' | 'tenantStatus'>

const STAFF_ARTICLES = {
  type: 'notice',
  audience: { field: 'title', options: [] },
  tenants: 'slug',
  category: 'shelf',
  extraFields: ['title'],
} as const

const SLOTS = {
  ...NOTHING,
  tenantProfiles: { type: 'genre', by: 'slug', origins: 'name' },
  menus: { itemType: 'dish', groupType: 'genre' },
  platformTypes: ['genre'],
  maintenanceModes: { type: 'house', by: 'name' },
  staffArticles: STAFF_ARTICLES,
} as const

test('a platform belongs to the tenant whose records it names', () => {
  expect(definePlatform(diner, SLOTS)).toMatchObject({ tenant: diner, tenantProfiles: { type: 'genre' }, platformTypes: ['genre'] })
})

test('types and fields that the declaration does not have do not compile', () => {
  // @ts-expect-error no such content type
  const misspelt = () => definePlatform(diner, { ...SLOTS, menus: { itemType: 'dishh', groupType: 'genre' } })
  // @ts-expect-error no such field of that type
  definePlatform(diner, { ...SLOTS, tenantProfiles: { type: 'genre', by: 'slugg', origins: 'name' } })
  // @ts-expect-error no such field of the articles for staff
  definePlatform(diner, { ...SLOTS, staffArticles: { ...STAFF_ARTICLES, extraFields: ['importance'] } })
  expect(misspelt).toThrow('diner.dishh')
})

test('a misspelt type or field in the code of the platform tenant does not compile', () => {
  const { accountSync } = NOTHING
  const misspelt = () =>
    definePlatform(diner, {
      ...SLOTS,
      // @ts-expect-error no such content type
      accountSync: { ...accountSync, accountIds: async ({ findAll }) => (await findAll('dishh')).map(({ id }) => id) },
      tenantStatus: async (slug, { records }) => {
        const [genre] = await records('genre', { field: 'slug', value: slug })
        // @ts-expect-error no such field
        void genre?.slugg
        // @ts-expect-error no such field of that type
        await records('genre', { field: 'slugg', value: slug })
        return NOTHING.tenantStatus()
      },
    })
  expect(misspelt).not.toThrow()
})

test('a type that the declaration lost is refused at start', () => {
  // @ts-expect-error the annex has genres only
  expect(() => definePlatform(annex, SLOTS)).toThrow('annex.dish')
})
