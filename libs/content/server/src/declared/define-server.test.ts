import { expect, it } from 'vitest'
import type { PublicQuery } from '../tenant-server.ts'
import { defineServer, type ServerOf } from './define-server.ts'
import { tenant } from './tea-house-under-test.ts'

/** Calls `defineServer` without types. */
const untyped: (server: object) => unknown = (server) => defineServer(tenant, server as ServerOf<typeof tenant>)

const query = (path: PublicQuery['path'], params: readonly string[] = []) => ({ path, params, resolve: async () => null })

it('gives each job the type that it is listed under, and remembers whose server part it is', () => {
  const beforeSave = async () => ({})
  const job = { name: 'restock', filter: { isSoldOut: 'true' }, dueChanges: () => null }
  const server = defineServer(tenant, { hooks: { tea: { beforeSave }, house: undefined }, jobs: { tea: [job] } })
  expect(server).toEqual({ tenant: 'tea-house', hooks: { tea: { beforeSave } }, jobs: [{ ...job, type: 'tea' }] })
})

it.each([
  ['tea-house.hooks.teea: is no content type', { hooks: { teea: {} } }],
  ['tea-house.hooks.constructor: is no content type', { hooks: { constructor: {} } }],
  ['tea-house.hooks.tea.beforeSaev: is no hook', { hooks: { tea: { beforeSaev: async () => ({}) } } }],
  ['tea-house.hooks.tea.onSubmission: never runs', { hooks: { tea: { onSubmission: async () => ({ values: {} }) } } }],
  ['tea-house.hooks.tea.connectionTest: never runs', { hooks: { tea: { connectionTest: async () => ({}) } } }],
  ['tea-house.hook: is nothing that a tenant adds', { hook: {} }],
  ['tea-house.jobs.teea: is no content type', { jobs: { teea: [] } }],
  ['tea-house.jobs.tea.0.filter.isSoldOot: is no field', { jobs: { tea: [{ filter: { isSoldOot: 'true' } }] } }],
  ['tea-house.jobs.tea.0.filter.steep: is no field', { jobs: { tea: [{ filter: { steep: '1' } }] } }],
  ['tea-house.jobs.tea.0.filter.isSoldOut: cannot be "yes"', { jobs: { tea: [{ filter: { isSoldOut: 'yes' } }] } }],
  ['tea-house.jobs.tea.1.filter.picked: is no field', { jobs: { tea: [{ filter: {} }, { filter: () => ({ picked: '..' }) }] } }],
  ['tea-house.jobs.tea.0.transition: is in no record', { jobs: { tea: [{ filter: {}, transition: () => 'publish' }] } }],
  ['tea-house.publicQueries./teas/:id: has the path', { publicQueries: [query('/teas/:slug'), query('/teas/:id')] }],
  ['tea-house.publicQueries./teas/:slug: takes "slug" twice', { publicQueries: [query('/teas/:slug', ['slug'])] }],
  ['tea-house.publicQueries./teas: takes "locale" twice', { publicQueries: [query('/teas', ['locale'])] }],
  ['tea-house.publicQueries./teas/: is no path', { publicQueries: [query('/teas/')] }],
])('refuses %s', (message, server) => expect(() => untyped(server)).toThrow(message))
