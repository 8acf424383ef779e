import { expect, it } from 'vitest'
import { defineServer, mistakeInServer, type ServerOf } from './define-server.ts'
import { publicQueryFor } from './public-query-of.ts'
import { tenant } from './tea-house-under-test.ts'

/** Calls `defineServer` without types. */
const untyped = (server: object) => defineServer(tenant, server as ServerOf<typeof tenant>)

const resolve = async () => null

const coffeeHouse = { ...tenant, slug: 'coffee-house' } as const

const today = publicQueryFor(tenant, '/today', resolve)

const publicQueries = [today, publicQueryFor(tenant, '/houses/:slug/teas', async () => ({ names: [] }))]

it('gives each job the type that it is listed under, and remembers whose server part it is', () => {
  const beforeSave = async () => ({})
  const job = { name: 'restock', filter: { isSoldOut: 'true' }, dueChanges: () => null }
  const server = defineServer(tenant, { hooks: { tea: { beforeSave }, house: undefined }, jobs: { tea: [job] }, publicQueries })
  expect(server).toEqual({
    tenant: 'tea-house',
    mistake: null,
    publicQueries,
    hooks: { tea: { beforeSave } },
    jobs: [{ ...job, type: 'tea' }],
  })
})

it.each([
  ['tea-house.hooks.teea: is not a content type', { hooks: { teea: {} } }],
  ['tea-house.hooks.constructor: is not a content type', { hooks: { constructor: {} } }],
  ['tea-house.hooks.tea.beforeSaev: is not a hook', { hooks: { tea: { beforeSaev: async () => ({}) } } }],
  ['tea-house.hooks.tea.onSubmission: never runs', { hooks: { tea: { onSubmission: async () => ({ values: {} }) } } }],
  ['tea-house.hooks.tea.publicationIssues: never runs', { hooks: { tea: { publicationIssues: async () => [] } } }],
  ['tea-house.hooks.tea.connectionTest: never runs', { hooks: { tea: { connectionTest: async () => ({}) } } }],
  ['tea-house.hook: is not a part of a tenant', { hook: {} }],
  ['tea-house.jobs.teea: is not a content type', { jobs: { teea: [] } }],
  ['tea-house.jobs.tea.0.filter.isSoldOot: is not a field', { jobs: { tea: [{ filter: { isSoldOot: 'true' } }] } }],
  ['tea-house.jobs.tea.0.filter.steep: is not a field', { jobs: { tea: [{ filter: { steep: '1' } }] } }],
  ['tea-house.jobs.tea.0.filter.isSoldOut: cannot be "yes"', { jobs: { tea: [{ filter: { isSoldOut: 'yes' } }] } }],
  ['tea-house.jobs.tea.1.filter.picked: is not a field', { jobs: { tea: [{ filter: {} }, { filter: () => ({ picked: '..' }) }] } }],
  ['tea-house.jobs.tea.0.transition: does not exist', { jobs: { tea: [{ filter: {}, transition: () => 'publish' }] } }],
  ['tea-house.publicQueries./today: is not from publicQueryFor', { publicQueries: [{ path: '/today', params: [], resolve }] }],
  ['tea-house.publicQueries./today: is not from publicQueryFor', { publicQueries: [publicQueryFor(coffeeHouse, '/today', resolve)] }],
  ['tea-house.publicQueries./today: is defined twice', { publicQueries: [today, publicQueryFor(tenant, '/today', resolve)] }],
])('reports %s', (message, server) => expect(untyped(server).mistake).toContain(message))

it('takes the path, parameters and labels of a public query from the declaration', () => {
  const resolver = async () => ({ names: [] })
  expect(publicQueryFor(tenant, '/houses/:slug/teas', resolver)).toMatchObject({
    path: '/houses/:slug/teas',
    params: ['month'],
    labels: { ja: '茶屋のお茶', en: 'the teas of a house' },
    resolve: resolver,
  })
  // @ts-expect-error a path that the tenant does not declare does not compile
  const misspelt = publicQueryFor(tenant, '/tody', resolve)
  expect(defineServer(tenant, { publicQueries: [misspelt] }).mistake).toBe(
    'tea-house.publicQueries./tody: is not a public query of this tenant',
  )
})

it('reports a whole server part that lacks a public query of the declaration', () => {
  expect(mistakeInServer(tenant, defineServer(tenant, { publicQueries: [today] }))).toContain(
    'tea-house.publicQueries./houses/:slug/teas: is declared, but',
  )
  expect(mistakeInServer(tenant, defineServer(tenant, { publicQueries }))).toBeNull()
})
