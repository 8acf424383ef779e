import { MAX_TAGS_OF_FILE } from '@captain/content-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { FILES_AT_ONCE } from './bulk-media.ts'
import { LIBRARY, libraryOf } from './testing/library-under-test.ts'

let content: ContentUnderTest
let library: ReturnType<typeof libraryOf>
let genre: Json

beforeAll(async () => {
  content = await startContent()
  library = libraryOf(content)
  genre = await content.create('genre', { name: { ja: '軽食' }, isPublished: true })
})
afterAll(() => content.stop())

const dish = (name: string, picture: string) =>
  content.create('dish', { name: { ja: name }, genre: genre.id, price: { amount: 1 }, picture })

/** Runs all steps of an action on what a query finds. */
const all = async (work: object, query: string, except: readonly string[] = []) => {
  const total = { done: 0, kept: 0, steps: 0 }
  for (let after: string | null = null; ;) {
    const { body } = await library.bulk({ ...work, query, except, after })
    total.done += Number(body['done'])
    total.kept += Number(body['kept'])
    total.steps += 1
    after = body.next
    if (after === null) return total
  }
}

describe('many files', () => {
  it('get and lose tags, by their ids and by what finds them', async () => {
    const [a, b, c] = [await library.upload('束1.png'), await library.upload('束2.png'), await library.upload('束3.png')]
    const [old, fresh] = [await library.tag('古い'), await library.tag('新しい')]
    expect((await library.bulk({ action: 'tag', ids: [a.id, b.id], add: [old], remove: [] })).body).toEqual({
      done: 2,
      kept: 0,
      next: null,
    })
    expect(await all({ action: 'tag', add: [fresh], remove: [old] }, `q=束&tag=${old}`, [b.id])).toMatchObject({ done: 1 })
    expect(await library.names(`tag=${old}`)).toEqual(['束2.png'])
    expect(await library.names(`tag=${fresh}`)).toEqual(['束1.png'])
    expect((await library.detail(c.id))['tags']).toEqual([])
  })

  it('get no more tags than a file may have: those that would have more stay as they are', async () => {
    const [full, free] = [await library.upload('満杯.png'), await library.upload('余裕.png')]
    const most: string[] = []
    for (let place = 0; place < MAX_TAGS_OF_FILE; place += 1) most.push(await library.tag(`満杯${place}`))
    const more = await library.tag('もう一つ')
    await library.describe(full.id, { tags: most })
    const ids = [full.id, free.id]
    const [first = ''] = most
    const added = await library.bulk({ action: 'tag', ids, add: [more], remove: [first] })
    expect(added.body).toEqual({ done: 2, kept: 0, next: null })
    expect((await library.bulk({ action: 'tag', ids, add: [first], remove: [] })).body).toEqual({ done: 1, kept: 1, next: null })
    expect((await library.detail(full.id))['tags']).toEqual([...most.slice(1), more].toSorted())
    expect((await library.detail(free.id))['tags']).toEqual([first, more].toSorted())
    const { rows } = await content.pool.query(
      `select entry_id from content.audit_event where changes -> 'fields' = '["tags"]' and entry_id = any($1)`,
      [ids],
    )
    expect(rows.filter((row: { readonly entry_id: string }) => row.entry_id === full.id)).toHaveLength(2)
    // A file that has too many already loses tags.
    await content.pool.query(`insert into content.media_tagging (tenant_id, tag_id, media_id) values (901, $1, $2)`, [first, full.id])
    expect((await library.bulk({ action: 'tag', ids, add: [], remove: [more] })).body).toEqual({ done: 2, kept: 0, next: null })
    expect((await library.bulk({ action: 'tag', ids, add: [first], remove: [] })).body).toEqual({ done: 2, kept: 0, next: null })
  })

  it('are counted up to 1000, and exactly on request', async () => {
    await content.pool.query(
      `insert into content.media (tenant_id, id, original_name, file_name, path, mime_type, size, sha256, source, created_at, created_by_name, search)
       select 901, '01KXACT' || lpad(n::text, 19, '0'), 'lots', 'lots', 'lots/' || n, 'text/csv', 1, 'lots' || n, 'upload', now(), 'x', 'lots' from generate_series(1, 1002) n`,
    )
    expect((await library.page('q=lots&limit=1')).count).toEqual({ value: 1000, capped: true })
    expect((await library.page('q=lots&limit=1&count=exact')).count).toEqual({ value: 1002, capped: false })
    expect((await content.call('GET', `${LIBRARY}?count=some`)).status).toBe(400)
    await content.pool.query(`delete from content.media where search = 'lots'`)
  })

  it('are deleted with their files, but for those that a record uses', async () => {
    const [a, used, c] = [await library.upload('掃除1.png'), await library.upload('掃除2.png'), await library.upload('掃除3.png')]
    await dish('掃除の皿', used.id)
    expect((await library.bulk({ action: 'delete', ids: [a.id, used.id] })).body).toEqual({ done: 1, kept: 1, next: null })
    expect(await all({ action: 'delete' }, 'q=掃除')).toMatchObject({ done: 1, kept: 1 })
    expect(await library.names('q=掃除')).toEqual(['掃除2.png'])
    for (const { url } of [a, c].map((one) => ({ url: String(one['url']) })))
      expect((await content.call('GET', url, { as: 'guest' })).status).toBe(404)
    const { rows } = await content.pool.query(`select entry_id from content.audit_event where action = 'delete' and entry_id = any($1)`, [
      [a.id, used.id, c.id],
    ])
    expect(rows.map((row: { readonly entry_id: string }) => row.entry_id).toSorted()).toEqual([a.id, c.id].toSorted())
  })

  it('are reached step by step, each once, however many there are', async () => {
    const count = FILES_AT_ONCE * 2 + 1
    await content.pool.query(
      `insert into content.media (tenant_id, id, original_name, file_name, path, mime_type, size, sha256, source, created_at, created_by_name, search)
       select 901, '01KMANY' || lpad(n::text, 19, '0'), 'many', 'many', 'many/' || n, 'text/csv', 1, 'many' || n, 'upload', now(), 'x', 'many' from generate_series(1, $1::int) n`,
      [count],
    )
    const tag = await library.tag('多数')
    expect(await all({ action: 'tag', add: [tag], remove: [] }, 'q=many')).toEqual({ done: count, kept: 0, steps: 3 })
    expect(await all({ action: 'delete' }, `tag=${tag}`)).toEqual({ done: count, kept: 0, steps: 3 })
    expect(await library.names('q=many')).toEqual([])
  })

  it('are never deleted while a record is saved that names one of them', async () => {
    const asset = await library.upload('同時の束.png')
    const body = { name: { ja: '同時の束の皿' }, genre: genre.id, price: { amount: 1 }, picture: asset.id }
    const [created, removed] = await Promise.all([
      content.call('POST', '/api/v1/tenants/diner/dish', { body }),
      library.bulk({ action: 'delete', ids: [asset.id] }),
    ])
    expect([
      [201, 0],
      [422, 1],
    ]).toContainEqual([created.status, removed.body['done']])
    expect((await content.call('GET', `${LIBRARY}/${asset.id}`)).status).toBe(created.status === 201 ? 200 : 404)
  })
})

it('an action that is none is refused', async () => {
  const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
  for (const body of [
    { action: 'delete' },
    { action: 'delete', ids: [] },
    { action: 'delete', ids: Array.from({ length: 201 }, () => id) },
    { action: 'delete', ids: ['x'] },
    { action: 'delete', ids: [id], query: '', except: [], after: null },
    { action: 'publish', ids: [id] },
    { action: 'tag', ids: [id], add: [id] },
  ])
    expect((await library.bulk(body)).status, JSON.stringify(body)).toBe(422)
  expect((await library.bulk({ action: 'delete', query: 'colour=red', except: [], after: null })).status).toBe(400)
})
