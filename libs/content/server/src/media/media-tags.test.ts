import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { MAX_TAGS } from './media-tags.ts'
import { LIBRARY, libraryOf } from './testing/library-under-test.ts'

const TAGS = `${LIBRARY}/tags`
const ANNEX = '/api/v1/tenants/annex/media-library'

let content: ContentUnderTest
let library: ReturnType<typeof libraryOf>

beforeAll(async () => {
  content = await startContent()
  library = libraryOf(content)
})
afterAll(() => content.stop())

const tags = async () => (await content.call('GET', TAGS)).body['items']

describe('the tags of a library', () => {
  it('are given to files, counted, renamed for all of them, and removed without them', async () => {
    const [sea, hill] = [await library.upload('海.png'), await library.upload('丘.png')]
    const autumn = await library.tag(' 秋の広報 ')
    const shop = await library.tag('店内')
    expect((await library.describe(sea.id, { tags: [autumn, shop] })).body['tags']).toEqual([autumn, shop].toSorted())
    await library.describe(hill.id, { tags: [shop] })
    expect(await tags()).toEqual([
      { id: shop, name: '店内', count: 2 },
      { id: autumn, name: '秋の広報', count: 1 },
    ])
    expect(await library.names(`tag=${autumn}`)).toEqual(['海.png'])
    expect(await library.names('tag=none')).toEqual([])
    const renamed = await content.call('PATCH', `${TAGS}/${shop}`, { body: { name: '店の中' } })
    expect(renamed.body).toEqual({ id: shop, name: '店の中', count: 2 })
    // Other changes leave the tags.
    expect((await library.describe(sea.id, { alt: { ja: '海' } })).body['tags']).toHaveLength(2)
    expect((await library.describe(sea.id, { tags: [shop] })).body['tags']).toEqual([shop])
    expect((await content.call('DELETE', `${TAGS}/${shop}`)).status).toBe(204)
    expect(await library.names('tag=none')).toEqual(['丘.png', '海.png'])
    expect(await tags()).toEqual([{ id: autumn, name: '秋の広報', count: 0 }])
  })

  it('have different names, apart from width, case and kana', async () => {
    const first = await library.tag('Cafe めにゅー')
    const twin = await content.call('POST', TAGS, { body: { name: 'ＣＡＦＥ メニュー' } })
    expect(twin.body).toMatchObject({ status: 409, code: 'tag-exists' })
    const other = await library.tag('別のタグ')
    expect((await content.call('PATCH', `${TAGS}/${other}`, { body: { name: 'cafe メニュー' } })).status).toBe(409)
    expect((await content.call('PATCH', `${TAGS}/${first}`, { body: { name: 'CAFE メニュー' } })).body['name']).toBe('CAFE メニュー')
    for (const name of ['', '  ', 'あ'.repeat(41), 'a\0b', 'a\nb', 1])
      expect((await content.call('POST', TAGS, { body: { name } })).status, JSON.stringify(name)).toBe(422)
  })

  it('that are unknown or gone are left out', async () => {
    const file = await library.upload('迷子.png')
    const gone = await library.tag('消えるタグ')
    await content.call('DELETE', `${TAGS}/${gone}`)
    expect((await library.describe(file.id, { tags: [gone] })).body['tags']).toEqual([])
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await content.call(method, `${TAGS}/${gone}`, { body: { name: 'x' } })).status).toBe(404)
    expect((await content.call('DELETE', `${TAGS}/nothing`)).status).toBe(404)
  })

  it('are logged, with their names', async () => {
    const id = await library.tag('記録されるタグ')
    await content.call('DELETE', `${TAGS}/${id}`)
    const { rows } = await content.pool.query(`select action, summary from content.audit_event where entry_id = $1 order by id`, [id])
    expect(rows).toEqual([
      { action: 'create', summary: '記録されるタグ' },
      { action: 'delete', summary: '記録されるタグ' },
    ])
  })

  it('are limited in number', async () => {
    await content.pool.query(
      `insert into content.media_tag (tenant_id, id, name, folded, created_at)
       select 901, 'many' || n, 'many' || n, 'many' || n, now() from generate_series(1, $1::int) n`,
      [MAX_TAGS],
    )
    const refused = await content.call('POST', TAGS, { body: { name: '多すぎるタグ' } })
    expect(refused.body).toMatchObject({ status: 422, code: 'too-many-tags', max: MAX_TAGS })
    await content.pool.query(`delete from content.media_tag where id like 'many%'`)
  })
})

describe('a tag of another tenant', () => {
  it('is neither seen, nor given to a file, nor changed', async () => {
    const canary = await library.tag('本館だけのタグ')
    const file = await library.upload('本館.png')
    const seen = await content.call('GET', `${ANNEX}/tags`, { as: 'annex-owner' })
    expect(seen.body['items']).toEqual([])
    for (const method of ['PATCH', 'DELETE'] as const) {
      const answer = await content.call(method, `${ANNEX}/tags/${canary}`, { as: 'annex-owner', body: { name: '奪うタグ' } })
      expect(answer.status).toBe(404)
    }
    const tagged = await content.call('POST', `${ANNEX}/bulk`, {
      as: 'annex-owner',
      body: { action: 'tag', ids: [file.id], add: [canary], remove: [] },
    })
    expect(tagged.body).toEqual({ done: 0, kept: 0, next: null })
    const removed = await content.call('POST', `${ANNEX}/bulk`, { as: 'annex-owner', body: { action: 'delete', ids: [file.id] } })
    expect(removed.body).toEqual({ done: 0, kept: 0, next: null })
    expect((await library.detail(file.id))['tags']).toEqual([])
    expect(await library.names(`tag=${canary}`)).toEqual([])
    expect((await tags()) as readonly Json[]).toContainEqual({ id: canary, name: '本館だけのタグ', count: 0 })
  })
})

it('viewers read tags and change none; a custom role needs the right to files', async () => {
  const id = await library.tag('守られるタグ')
  const file = await library.upload('守られる.png')
  const writes = [
    ['POST', TAGS, { name: '新しいタグ' }],
    ['PATCH', `${TAGS}/${id}`, { name: '変えたタグ' }],
    ['DELETE', `${TAGS}/${id}`, undefined],
    ['POST', `${LIBRARY}/bulk`, { action: 'delete', ids: [file.id] }],
    ['PUT', `${LIBRARY}/${file.id}/crop`, { x: 0, y: 0, width: 0.5, height: 0.5 }],
    ['DELETE', `${LIBRARY}/${file.id}/crop`, undefined],
    ['POST', `${LIBRARY}/${file.id}/file/undo`, undefined],
  ] as const
  const customRole = { key: 'reader', names: { ja: '閲覧', en: 'Reader' }, media: false, types: {} }
  for (const [method, path, body] of writes) {
    for (const [as, status] of [
      ['guest', 401],
      ['annex-owner', 404],
      ['viewer', 403],
    ] as const)
      expect((await content.call(method, path, { as, body })).status, `${method} ${path} ${as}`).toBe(status)
    expect((await content.call(method, path, { customRole, body })).status).toBe(403)
    expect((await content.call(method, path, { key: { scopes: ['content:write'] }, body })).status).toBe(403)
  }
  for (const [as, status] of [
    ['guest', 401],
    ['annex-owner', 404],
    ['viewer', 200],
  ] as const)
    expect((await content.call('GET', TAGS, { as })).status).toBe(status)
  expect((await content.call('GET', `${STAFF}/media-library/${file.id}`, { customRole })).status).toBe(200)
})
