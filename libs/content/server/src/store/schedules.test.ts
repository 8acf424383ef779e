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
type Planned = { readonly post: Json; readonly slug: string; readonly seen: readonly unknown[] }

/** Publishes a record that changes soon, and returns what is seen of it before; a busy machine gets more time for that. */
const beforeTime = async (slug: string, times: (at: string) => object, leadMs = 1500): Promise<Planned> => {
  const at = Date.now() + leadMs
  const post = await published(slug, times(new Date(at).toISOString()))
  const seen = [await stateOf(post), await delivered(slug)]
  return Date.now() < at ? { post, slug, seen } : beforeTime(`${slug}-again`, times, leadMs * 3)
}
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

describe('a planned beginning and end', () => {
  it('come at their time without anything that runs at that time', async () => {
    const coming = await beforeTime('coming', (at) => ({ publishFrom: at }))
    expect(coming.seen).toEqual(['scheduled', 404])
    await expect.poll(() => stateOf(coming.post)).toBe('published')
    expect(await delivered(coming.slug)).toBe(200)
    const { post, slug, seen } = await beforeTime('leaving', (at) => ({ publishUntil: at }))
    expect(seen).toEqual(['published', 200])
    await expect.poll(() => stateOf(post)).toBe('expired')
    // Another process, because the first may serve the public from its cache for some seconds.
    const other = await content.second()
    expect(await delivered(slug, other)).toBe(404)
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

describe('a cancelled schedule', () => {
  const FUTURE = '2099-01-01T00:00:00.000Z'
  const read = async ({ id }: Json) => (await content.call('GET', `${STAFF}/post/${id}`)).body
  const bulk = (body: object) => content.call('POST', `${STAFF}/post/bulk`, { body })

  it('takes its start with it, which the history keeps', async () => {
    const post = await published('cancelled', { publishFrom: FUTURE, publishUntil: '2099-02-01T00:00:00.000Z' })
    const { body } = await content.transition('post', post, 'unpublish')
    expect(body).toMatchObject({ status: 'draft', publishFrom: null, publishUntil: '2099-02-01T00:00:00.000Z', firstPublishedAt: null })
    const [newest, before] = (await content.call('GET', `${STAFF}/post/${post.id}/revisions`)).body['items'] as readonly Json[]
    expect(newest).toMatchObject({ changedFields: ['publishFrom'] })
    const past = await content.call('GET', `${STAFF}/post/${post.id}/revisions/${String(before?.['number'])}`)
    expect(past.body).toMatchObject({ publishFrom: FUTURE })
    expect((await content.transition('post', body, 'publish')).body).toMatchObject({ state: 'published' })
    expect(await delivered('cancelled')).toBe(200)
  })

  it('takes also a start that was moved without publishing, and the one of a record that is archived', async () => {
    const moved = await published('moved', { publishFrom: FUTURE })
    const { body: changed } = await content.patch('post', moved, { publishFrom: '2099-03-01T00:00:00.000Z' })
    expect((await content.transition('post', changed, 'unpublish')).body).toMatchObject({ publishFrom: null })
    const stored = await published('stored', { publishFrom: FUTURE })
    expect((await content.transition('post', stored, 'archive')).body).toMatchObject({ status: 'archived', publishFrom: null })
  })

  it('is no business of a record that is public, or of one that has ended', async () => {
    const live = await published('live', {})
    const start = live['publishFrom']
    expect(start).toEqual(expect.any(String))
    expect((await content.transition('post', live, 'unpublish')).body).toMatchObject({ status: 'draft', publishFrom: start })
    const ended = await published('over', { publishFrom: '2026-01-01T00:00:00.000Z', publishUntil: '2026-02-01T00:00:00.000Z' })
    expect(ended['state']).toBe('expired')
    expect((await content.transition('post', ended, 'unpublish')).body).toMatchObject({ publishFrom: '2026-01-01T00:00:00.000Z' })
  })

  it('is counted among many records, and comes back with the undo', async () => {
    const [planned, live] = [await published('many-1', { publishFrom: FUTURE }), await published('many-2', {})]
    const answer = await bulk({ action: 'unpublish', ids: [planned.id, live.id] })
    expect(answer.body).toMatchObject({ done: 2, failed: [], scheduled: 1 })
    expect(await read(planned)).toMatchObject({ status: 'draft', publishFrom: null })
    const undone = await content.call('POST', `${STAFF}/post/bulk/${String(answer.body['operation'])}/undo`)
    expect(undone.body).toMatchObject({ done: 2 })
    expect(await read(planned)).toMatchObject({ state: 'scheduled', publishFrom: FUTURE })
    expect(await read(live)).toMatchObject({ state: 'published' })
  })

  it('is not what a publish of many makes, which says how many of them wait', async () => {
    const make = (slug: string, more: object) => content.create('post', { title: { ja: slug }, slug, lead: { ja: '要約' }, ...more })
    const [later, now] = [await make('later', { publishFrom: FUTURE }), await make('now', {})]
    expect((await bulk({ action: 'publish', ids: [later.id, now.id] })).body).toMatchObject({ done: 2, scheduled: 1 })
    const { body } = await bulk({ action: 'publish', ids: [(await make('now-2', {})).id] })
    expect(body).not.toHaveProperty('scheduled')
  })
})
