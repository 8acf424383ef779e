import { expect, it } from 'vitest'
import type { TenantReading } from '../tenant-server.ts'
import { defineServer, type ServerOf } from './define-server.ts'
import { tenant } from './tea-house-under-test.ts'

/** Calls `defineServer` without types. */
const untyped: (server: object) => unknown = (server) => defineServer(tenant, server as ServerOf<typeof tenant>)

const query = (path: TenantReading['path'], takes: readonly string[] = []) => ({ path, takes, read: async () => null })

it('gives each job the type that it is listed under, and remembers whose server part it is', () => {
  const save = async () => ({})
  const job = { name: 'restock', matching: { isSoldOut: 'true' }, due: () => null }
  const server = defineServer(tenant, { hooks: { tea: { save }, house: undefined }, jobs: { tea: [job] } })
  expect(server).toEqual({ tenant: 'tea-house', hooks: { tea: { save } }, jobs: [{ ...job, type: 'tea' }] })
})

it.each([
  ['tea-house.hooks.teea: is no content type', { hooks: { teea: {} } }],
  ['tea-house.hooks.constructor: is no content type', { hooks: { constructor: {} } }],
  ['tea-house.hooks.tea.saev: is no hook', { hooks: { tea: { saev: async () => ({}) } } }],
  ['tea-house.hooks.tea.receive: never runs', { hooks: { tea: { receive: async () => ({ values: {} }) } } }],
  ['tea-house.hooks.tea.trial: never runs', { hooks: { tea: { trial: async () => ({}) } } }],
  ['tea-house.hook: is nothing that a tenant adds', { hook: {} }],
  ['tea-house.jobs.teea: is no content type', { jobs: { teea: [] } }],
  ['tea-house.jobs.tea.0.matching.isSoldOot: is no field', { jobs: { tea: [{ matching: { isSoldOot: 'true' } }] } }],
  ['tea-house.jobs.tea.0.matching.steep: is no field', { jobs: { tea: [{ matching: { steep: '1' } }] } }],
  ['tea-house.jobs.tea.0.matching.isSoldOut: cannot be "yes"', { jobs: { tea: [{ matching: { isSoldOut: 'yes' } }] } }],
  ['tea-house.jobs.tea.1.matching.picked: is no field', { jobs: { tea: [{ matching: {} }, { matching: () => ({ picked: '..' }) }] } }],
  ['tea-house.jobs.tea.0.transition: is in no record', { jobs: { tea: [{ matching: {}, transition: () => 'publish' }] } }],
  ['tea-house.readings./teas/:id: has the path', { readings: [query('/teas/:slug'), query('/teas/:id')] }],
  ['tea-house.readings./teas/:slug: takes "slug" twice', { readings: [query('/teas/:slug', ['slug'])] }],
  ['tea-house.readings./teas: takes "locale" twice', { readings: [query('/teas', ['locale'])] }],
  ['tea-house.readings./teas/: is no path', { readings: [query('/teas/')] }],
])('refuses %s', (message, server) => expect(() => untyped(server)).toThrow(message))
