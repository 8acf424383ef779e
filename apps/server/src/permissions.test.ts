import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@captain/auth-server'
import { contentEndpoints, createContentServices, type ContentServices } from '@captain/content-server'
import { LIBRARY_OPERATIONS, operationsOf } from '@captain/content-testing/permissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app-under-test.ts'
import { createLog } from './log.ts'
import { serverOf } from './tenant-servers.ts'
import { tenants } from './tenants.ts'

/** Open to everybody: what is public anyway, and what the public sends. */
const PUBLIC = [
  'GET /api/v1/postal-codes/:',
  'GET /api/v1/public/:/:',
  'GET /api/v1/public/:/:/:',
  'GET /api/v1/public/:/:/current',
  'GET /api/v1/public/:/:/sitemap',
  'GET /media/tenants/:/:/:/:',
  'POST /api/v1/public/:/:',
  'POST /api/v1/public/:/:/confirmation',
]

let app: TestApp
let endpoints: readonly Endpoint[]
const made: { dataDir?: string; services?: ContentServices } = {}

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'captain-permissions-'))
  app = await startTestApp((pool) => {
    const log = createLog({ logLevel: 'silent' })
    const services = createContentServices({ pool, tenants, dataDir, log, serverOf, secret: 'x'.repeat(40) })
    Object.assign(made, { dataDir, services })
    endpoints = contentEndpoints(services)
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

const isOpen = ({ guard }: Endpoint): boolean => guard === 'public'

/** Readings that a tenant adds name it in their path. */
const isOwn = ({ path }: Endpoint): boolean => tenants.some(({ slug }) => path.startsWith(`/api/v1/public/${slug}/`))

test('every operation that is not open to all is one whose permissions are tried on every content type', () => {
  const tried = new Set([...tenants.flatMap(({ contentTypes }) => contentTypes).flatMap(operationsOf), ...LIBRARY_OPERATIONS].map(shapeOf))
  const closed = endpoints.filter((endpoint) => !isOpen(endpoint))
  expect(closed.length).toBeGreaterThan(40)
  expect(closed.map(shapeOf).filter((shape) => !tried.has(shape))).toEqual([])
  expect(closed.filter(({ guard }) => typeof guard !== 'object').map(shapeOf)).toEqual([])
})

test('no more is open to all than is said here, and all of that is only read or sent', () => {
  expect([...new Set(endpoints.filter((endpoint) => isOpen(endpoint) && !isOwn(endpoint)).map(shapeOf))].sort()).toEqual(PUBLIC)
  for (const { method } of endpoints.filter(isOwn)) expect(method).toBe('GET')
})
