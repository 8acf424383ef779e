import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentServices } from '../services.ts'
import { startContent, STAFF, type ContentUnderTest } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let other: ContentServices

beforeAll(async () => {
  content = await startContent()
  other = await content.second()
})
afterAll(() => content.stop())

const countAt = async (services = content.services): Promise<unknown> =>
  (await content.call('GET', `${STAFF}/post?limit=1`, {}, services)).body['count']

test('the count of a list follows each save, a draft too, at once here and soon in other processes', async () => {
  for (let saved = 1; saved <= 3; saved += 1) {
    await content.create('post', { title: { ja: `記事${saved}` }, slug: `post-${saved}` })
    expect(await countAt()).toEqual({ value: saved, capped: false })
    await expect.poll(() => countAt(other)).toEqual({ value: saved, capped: false })
  }
})

test('the count of a list follows what another program changes', async () => {
  const before = await countAt()
  await content.pool.query(`update content.entry set deleted_at = now() where tenant_id = $1 and slug = 'post-1'`, [
    content.services.tenants[0]?.number,
  ])
  await expect.poll(() => countAt()).not.toEqual(before)
})
