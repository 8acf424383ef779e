import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@captain/auth-server'
import { createContentServices } from '@captain/content-server'
import { createPlatformServices, platformEndpoints, type PlatformServices } from '@captain/platform-server'
import { platform } from '@captain/t1/server'
import { LIBRARY_OPERATIONS, operationsOf } from '@captain/content-testing/permissions'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app-under-test.ts'
import { createLog } from './log.ts'
import { serverOf } from './tenant-servers.ts'
import { tenants } from './tenants.ts'

/** Open to guests: public content and submissions. */
const PUBLIC = [
  'GET /api/v1/postal-codes/:',
  'GET /api/v1/public/:/:',
  'GET /api/v1/public/:/:/:',
  'GET /api/v1/public/:/:/current',
  'GET /api/v1/public/:/:/sitemap',
  'GET /api/v1/public/:/maintenance/current',
  'GET /api/v1/public/:/tenant/current',
  'GET /media/tenants/:/:/:/:',
  'POST /api/v1/public/:/:',
  'POST /api/v1/public/:/:/confirmation',
]

let app: TestApp
let endpoints: readonly Endpoint[]
const made: { dataDir?: string; services?: PlatformServices; pool?: Pool } = {}

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'captain-permissions-'))
  app = await startTestApp((pool) => {
    const log = createLog({ logLevel: 'silent' })
    const services = createPlatformServices({
      content: createContentServices({ pool, tenants, dataDir, log, serverOf, secret: 'x'.repeat(40) }),
      platform,
    })
    Object.assign(made, { dataDir, services, pool })
    endpoints = platformEndpoints(services)
    return endpoints
  })
})
afterAll(async () => {
  await made.services?.stop()
  await app.stop()
  await rm(made.dataDir ?? '', { recursive: true, force: true })
})

const shapeOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path.replaceAll(/:\w+/g, ':')}`

/** For approved accounts of any tenant; tests of the readers cover what each account sees. */
const FOR_STAFF = [
  'GET /api/v1/staff/screens',
  'GET /api/v1/staff/search',
  'GET /api/v1/staff/article',
  'POST /api/v1/staff/article/read',
  'GET /api/v1/staff/article/:',
  'POST /api/v1/staff/article/:/read',
  'GET /api/v1/staff/home',
  'GET /api/v1/staff/home/days',
  'POST /api/v1/staff/home/tour-ended',
  'GET /api/v1/staff/tenants',
]

/** For members of the tenant, regardless of its types: `libs/tenants/t1/src/server/menus.test.ts` tests who reads it. */
const FOR_MEMBERS = [
  'GET /api/v1/tenants/:/menu',
  'GET /api/v1/tenants/:/today',
  'GET /api/v1/tenants/:/samples',
  'POST /api/v1/tenants/:/samples',
  'DELETE /api/v1/tenants/:/samples',
]

/** For owners, about the members of the tenant: `libs/content/testing/src/suites/custom-roles.ts` and the tests of roles try them. */
const FOR_OWNERS = [
  'GET /api/v1/tenants/:/roles',
  'POST /api/v1/tenants/:/roles',
  'PUT /api/v1/tenants/:/roles/:',
  'DELETE /api/v1/tenants/:/roles/:',
  'PUT /api/v1/tenants/:/members/:/role',
]

const isOpen = ({ guard }: Endpoint): boolean => guard === 'public'

/** Public queries of tenants have their name in their path. */
const isOwn = ({ path }: Endpoint): boolean => tenants.some(({ slug }) => path.startsWith(`/api/v1/public/${slug}/`))

test('every operation that is not open to all is one whose permissions are tried on every content type', () => {
  const tried = new Set([...tenants.flatMap(({ contentTypes }) => contentTypes).flatMap(operationsOf), ...LIBRARY_OPERATIONS].map(shapeOf))
  const closed = endpoints.filter((endpoint) => !isOpen(endpoint))
  expect(closed.length).toBeGreaterThan(40)
  expect(closed.map(shapeOf).filter((shape) => !tried.has(shape))).toEqual([...FOR_MEMBERS, ...FOR_OWNERS, ...FOR_STAFF])
  expect(closed.filter(({ guard }) => typeof guard !== 'object').map(shapeOf)).toEqual(FOR_STAFF)
  expect(closed.filter(({ guard }) => guard === 'user').map(shapeOf)).toEqual(FOR_STAFF)
})

test('no more is open to all than is said here, and all of that is only read or sent', () => {
  expect([...new Set(endpoints.filter((endpoint) => isOpen(endpoint) && !isOwn(endpoint)).map(shapeOf))].sort()).toEqual(PUBLIC)
  for (const { method } of endpoints.filter(isOwn)) expect(method).toBe('GET')
})

const ADMINISTRATION = [
  'GET /api/v1/admin/auth-users',
  'GET /api/v1/admin/auth-users/:id',
  'POST /api/v1/admin/auth-users',
  'POST /api/v1/admin/auth-users/:id/approve',
  'POST /api/v1/admin/auth-users/:id/invite',
  'DELETE /api/v1/admin/auth-users/:id/second-factor',
  'PUT /api/v1/admin/auth-users/:id/ai',
  'GET /api/v1/admin/audit-events',
  'GET /api/v1/admin/audit-events.csv',
]

test('administration is for administrators alone', async () => {
  const found = app.endpoints.filter(({ path, guard }) => path.startsWith('/api/v1/admin/') || guard === 'admin')
  expect(found.map(({ method, path }) => `${method} ${path}`)).toEqual(ADMINISTRATION)
  await made.pool?.query('update auth.session set "provenAt" = now()')
  for (const { method, path } of found)
    for (const [person, cookie] of Object.entries(app.cookies)) {
      const { status } = await fetch(`${app.baseUrl}${path.replace(':id', 'nobody')}`, {
        method,
        headers: { ...cookie, origin: app.baseUrl, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      })
      const expected = person === 'guest' ? [401] : person === 'admin' ? [200, 404, 422] : [403]
      expect(expected, `${person} ${method} ${path}`).toContain(status)
    }
})
