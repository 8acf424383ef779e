import { annex, diner } from '@captain/content-server/testing'
import { expect, test } from 'vitest'
import { definePlatform, type Platform } from './platform.ts'

const NOTHING = {
  follow: { known: async () => [], follow: async () => undefined },
  standing: async () => ({ status: null, domain: null, maintenance: { mode: 'off', startsAt: null, endsAt: null } }),
} satisfies Pick<Platform, 'follow' | 'standing'>

const BULLETINS = {
  type: 'notice',
  audience: { field: 'title', options: [] },
  tenants: 'slug',
  category: 'shelf',
  besides: ['title'],
} as const

const SLOTS = {
  ...NOTHING,
  profiles: { type: 'genre', by: 'slug', origins: 'name' },
  menus: { entries: 'dish', groups: 'genre' },
  standingTypes: ['genre'],
  maintenances: { type: 'house', by: 'name' },
  bulletins: BULLETINS,
} as const

test('a platform belongs to the tenant whose records it names', () => {
  expect(definePlatform(diner, SLOTS)).toMatchObject({ tenant: diner, profiles: { type: 'genre' }, standingTypes: ['genre'] })
})

test('types and fields that the declaration does not have do not compile', () => {
  // @ts-expect-error no such content type
  const misspelt = () => definePlatform(diner, { ...SLOTS, menus: { entries: 'dishh', groups: 'genre' } })
  // @ts-expect-error no such field of that type
  definePlatform(diner, { ...SLOTS, profiles: { type: 'genre', by: 'slugg', origins: 'name' } })
  // @ts-expect-error no such field of the articles for staff
  definePlatform(diner, { ...SLOTS, bulletins: { ...BULLETINS, besides: ['importance'] } })
  expect(misspelt).toThrow('diner.dishh')
})

test('a type that the declaration lost is refused at start', () => {
  // @ts-expect-error the annex has genres only
  expect(() => definePlatform(annex, SLOTS)).toThrow('annex.dish')
})
