import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentEndpoints, createContentServices, ensurePartitions, type ContentServices } from '@captain/content-server'
import { tenant as club } from '@captain/t2'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app-under-test.ts'
import { createLog } from './log.ts'
import { serverOf } from './tenant-servers.ts'

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }

let app: TestApp
let services: ContentServices
let pool: Pool
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'captain-club-'))
  app = await startTestApp((opened) => {
    pool = opened
    services = createContentServices({
      pool,
      tenants: [club],
      dataDir,
      secret: 's'.repeat(40),
      log: createLog({ logLevel: 'silent' }),
      serverOf,
    })
    return contentEndpoints(services)
  })
  await ensurePartitions(pool, [club])
})
afterAll(async () => {
  await services.stop()
  await app.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const call = async (method: string, path: string, body?: unknown, version?: number) => {
  const answer = await fetch(`${app.baseUrl}/api/v1/tenants/club/${path}`, {
    method,
    headers: {
      ...app.cookies.admin,
      origin: app.baseUrl,
      'content-type': 'application/json',
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Json }
}

const make = async (type: string, values: Readonly<Record<string, unknown>>): Promise<Json> => {
  const { status, body } = await call('POST', type, values)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const get = async (type: string, { id }: Json): Promise<Json> => (await call('GET', `${type}/${id}`)).body

const change = async (type: string, record: Json, changes: unknown) => {
  const { id, lockVersion } = await get(type, record)
  expect((await call('PATCH', `${type}/${id}`, changes, lockVersion)).status).toBe(200)
}

const yen = (amount: number) => ({ amount, taxMode: 'included', taxRate: 'standard' })

const service = (slug: string) => make('service', { name: { ja: slug }, slug, icon: '/icons/menu/star.svg' })

const plan = (of: Json, name: string, more: Readonly<Record<string, unknown>> = {}) =>
  make('price-plan', {
    name: { ja: name },
    service: of.id,
    castRanks: ['regular'],
    minutes: 60,
    price: yen(16_500),
    timeBand: 'all',
    days: ['sat'],
    isPublished: true,
    ...more,
  })

const marks = (plans: readonly Json[]) => Promise.all(plans.map(async (one) => (await get('price-plan', one))['isRecommended']))

describe('the recommended plan of a service', () => {
  test('is the first there is, and then the one that was chosen last', async () => {
    const magic = await service('magic')
    const plans = [await plan(magic, '60分'), await plan(magic, '90分'), await plan(await service('piano'), 'ピアノ')] as const
    expect(await marks(plans)).toEqual([true, false, true])
    await change('price-plan', plans[1], { isRecommended: true })
    expect(await marks(plans)).toEqual([false, true, true])
  })

  test('passes on for good when it is hidden', async () => {
    const balloons = await service('balloons')
    const plans = [await plan(balloons, '30分'), await plan(balloons, '60分', { isRecommended: true })] as const
    await change('price-plan', plans[1], { isPublished: false })
    expect(await marks(plans)).toEqual([true, false])
    await change('price-plan', plans[1], { isPublished: true })
    expect(await marks(plans)).toEqual([true, false])
  })
})

test('a copy of an area gets the next code that is free', async () => {
  const area = await make('area', {
    name: { ja: '港南' },
    slug: 'konan',
    code: 'KNA',
    prefecture: 'JP-13',
    cities: [{ name: { ja: '港南市' } }],
    transportFee: yen(1100),
    minCourseMinutes: 60,
  })
  const { status, body } = await call('POST', `area/${area.id}/duplicate`)
  expect([status, body['code']]).toEqual([201, 'KNB'])
})
