import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

const published = async (slug: string, times: object): Promise<Json> => {
  const made = await content.create('post', { title: { ja: slug }, slug, lead: { ja: '要約' }, ...times })
  return (await content.transition('post', made, 'publish')).body
}
const stateOf = async ({ id }: Json, services = content.services) =>
  (await content.call('GET', `${STAFF}/post/${id}`, {}, services)).body['state']
const delivered = async (slug: string, services = content.services) => (await content.delivered(`post/${slug}`, services)).status
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

describe('a planned beginning and end', () => {
  it('come at their time without anything that runs at that time', async () => {
    const post = await published('short', { publishFrom: inSeconds(1.5), publishUntil: inSeconds(3) })
    expect([await stateOf(post), await delivered('short')]).toEqual(['scheduled', 404])
    await wait(1700)
    expect([await stateOf(post), await delivered('short')]).toEqual(['published', 200])
    await wait(1500)
    // Another process, because the first may serve the public from its cache for some seconds.
    const other = await content.second()
    expect([await stateOf(post), await delivered('short', other)]).toEqual(['expired', 404])
    const { body } = await content.call('GET', `${STAFF}/post?status=expired`)
    expect((body['items'] as readonly Json[]).map(({ id }) => id)).toEqual([post.id])
  })

  it('cannot be missed while no server runs', async () => {
    const [begun, ended] = [
      await published('begun', { publishFrom: inSeconds(3600) }),
      await published('ended', { publishUntil: inSeconds(3600) }),
    ]
    // An hour passes for these records while no server runs.
    await content.pool.query(`update content.entry set publish_from = now() - interval '1 minute' where id = $1`, [begun.id])
    await content.pool.query(`update content.entry set publish_until = now() - interval '1 minute' where id = $1`, [ended.id])
    const later = await content.second()
    expect([await stateOf(begun, later), await delivered('begun', later)]).toEqual(['published', 200])
    expect([await stateOf(ended, later), await delivered('ended', later)]).toEqual(['expired', 404])
  })
})
