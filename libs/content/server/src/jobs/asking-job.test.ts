import { afterEach, beforeEach, expect, it } from 'vitest'
import { seedTenant } from '../seed/seed-tenant.ts'
import type { TenantJob } from '../tenant-server.ts'
import { startContent, STAFF, type ContentUnderTest } from '../testing/content-under-test.ts'
import { diner } from '../testing/test-tenants.ts'
import { runJobs } from './run-jobs.ts'

let content: ContentUnderTest

beforeEach(async () => {
  content = await startContent()
  await seedTenant(content.services, diner, async ({ create }) => {
    await create('genre', { name: { ja: '前菜' }, slug: 'starters', isPublished: true })
  })
})

afterEach(() => content.stop())

const genre = async () => {
  const { body } = await content.call('GET', `${STAFF}/genre`)
  return (body['items'] as readonly Record<string, unknown>[])[0]
}

const run = (ask: TenantJob['fetchChanges']) => {
  const job: TenantJob = {
    name: 'asks',
    type: 'genre',
    filter: {},
    dueChanges: () => ({}),
    ...(ask !== undefined && { fetchChanges: ask }),
  }
  return runJobs({ ...content.services, tenants: [diner], serverOf: () => ({ jobs: [job] }) })
}

it('keeps what was answered elsewhere as nobody’s edit, also for the public', async () => {
  const before = await genre()
  await run(async () => ({ name: { ja: '先付', en: null } }))
  expect(await genre()).toMatchObject({ name: { ja: '先付' }, lockVersion: before?.['lockVersion'] })
  expect((await content.delivered('genre')).body['items']).toMatchObject([{ name: '先付' }])
})

it('leaves alone what somebody changed while the answer was awaited', async () => {
  const before = await genre()
  await run(async () => {
    await content.call('PATCH', `${STAFF}/genre/${String(before?.['id'])}`, {
      body: { name: { ja: '冷菜' } },
      headers: { 'if-match': `"${String(before?.['lockVersion'])}"` },
    })
    return { name: { ja: '先付', en: null } }
  })
  expect(await genre()).toMatchObject({ name: { ja: '冷菜' } })
})
