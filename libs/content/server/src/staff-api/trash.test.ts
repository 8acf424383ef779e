import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json
let number = 0

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '軽食' } })
})
afterAll(() => content.stop())

const dish = (more: object = {}) =>
  content.create('dish', { name: { ja: `料理${(number += 1)}` }, genre: genre.id, price: { amount: 1 }, ...more })
const get = async (type: string, { id }: Json) => (await content.call('GET', `${STAFF}/${type}/${id}`)).body
const remove = (type: string, { id }: Json) => content.call('DELETE', `${STAFF}/${type}/${id}`)
const restore = (type: string, { id }: Json) => content.call('POST', `${STAFF}/${type}/${id}/restore`)
const listed = async (type: string, query = '') =>
  ((await content.call('GET', `${STAFF}/${type}?${query}`)).body['items'] as readonly Json[]).map(({ id }) => id)

describe('the trash', () => {
  it('takes a record out of lists and gives it back as it was', async () => {
    const made = await dish({ description: { ja: '説明' }, isPublished: true })
    expect((await content.delivered(`dish/${made.id}`)).status).toBe(200)
    expect((await remove('dish', made)).status).toBe(204)
    expect((await content.delivered(`dish/${made.id}`)).status).toBe(404)
    expect(await listed('dish')).not.toContain(made.id)
    expect(await listed('dish', 'trash=true')).toEqual([made.id])
    expect(await listed('dish', `trash=true&q=${encodeURIComponent('料理')}&filter[genre]=${genre.id}`)).toEqual([made.id])
    expect(await listed('dish', `filter[genre]=${genre.id}`)).not.toContain(made.id)
    expect(await get('dish', made)).toMatchObject({ deletedAt: expect.any(String) })
    expect((await content.patch('dish', await get('dish', made), { stars: 1 })).status).toBe(404)
    expect((await remove('dish', made)).status).toBe(404)
    expect((await restore('dish', made)).body).toMatchObject({ deletedAt: null, isPublished: true })
    expect((await restore('dish', made)).status).toBe(404)
    expect((await content.delivered(`dish/${made.id}`)).status).toBe(200)
  })

  it('takes a record in the version that was looked at only', async () => {
    const made = await dish()
    const changed = (await content.patch('dish', made, { stars: 2 })).body
    const at = (headers: Readonly<Record<string, string>>) => content.call('DELETE', `${STAFF}/dish/${made.id}`, { headers })
    expect(await at({})).toMatchObject({ status: 428, body: { code: 'precondition-required' } })
    expect(await at({ 'if-match': 'x' })).toMatchObject({ status: 400, body: { code: 'malformed-parameter' } })
    expect(await at({ 'if-match': `"${made.lockVersion}"` })).toMatchObject({
      status: 409,
      body: { code: 'version-conflict', current: { lockVersion: changed.lockVersion, stars: 2 } },
    })
    expect(await get('dish', made)).toMatchObject({ deletedAt: null })
    expect((await at({ 'if-match': `"${changed.lockVersion}"` })).status).toBe(204)
    const other = await dish()
    expect((await content.call('DELETE', `${STAFF}/dish/${other.id}`, { headers: { 'if-match': '*' } })).status).toBe(204)
  })

  it('tells who put a record there, and when', async () => {
    const made = await dish()
    await content.call('DELETE', `${STAFF}/dish/${made.id}`, { as: 'owner' })
    const { body } = await content.call('GET', `${STAFF}/dish?trash=true&limit=1`)
    expect(body['items']).toMatchObject([{ id: made.id, deletedAt: expect.any(String), deletedBy: { id: 'owner', name: 'owner さん' } }])
    await restore('dish', made)
  })

  it('frees unique values, and does not bring back what has been taken meanwhile', async () => {
    const made = await dish({ name: { ja: '限定' } })
    await remove('dish', made)
    const other = await dish({ name: { ja: '限定' } })
    expect((await restore('dish', made)).body).toMatchObject({ status: 422, issues: [{ path: 'name.ja', rule: 'duplicate' }] })
    await remove('dish', other)
    expect((await restore('dish', made)).status).toBe(200)
  })
})

describe('references', () => {
  it('restrict: names the records that hold on', async () => {
    const shelf = await content.create('genre', { name: { ja: '使用中' } })
    const made = await dish({ genre: shelf.id })
    const answer = await remove('genre', shelf)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'in-use',
      usedBy: [{ type: 'dish', id: made.id, title: { ja: (made['name'] as { ja: string }).ja, en: null }, onDelete: 'restrict' }],
    })
    expect((await content.call('GET', `${STAFF}/genre/${shelf.id}/used-by`)).body['items']).toHaveLength(1)
    await remove('dish', made)
    expect((await remove('genre', shelf)).status).toBe(204)
    expect((await restore('dish', made)).body).toMatchObject({ issues: [{ path: 'genre', rule: 'reference' }] })
  })

  it('set-null: takes it out of the documents that name it, both copies, with a revision', async () => {
    const [one, two] = [await dish(), await dish()]
    const post = await content.create('post', { title: { ja: '記事' }, slug: 'article', lead: { ja: '要約' }, dishes: [one.id, two.id] })
    await content.transition('post', post, 'publish')
    await remove('dish', one)
    expect(await get('post', post)).toMatchObject({ dishes: [two.id], lockVersion: 3, hasUnpublishedChanges: false })
    expect((await content.call('GET', `${STAFF}/post/${post.id}/revisions`)).body['items']).toMatchObject([
      { number: 3, changedFields: ['dishes'] },
      { number: 1 },
    ])
  })

  it('cascade: takes dependants along and brings them back together', async () => {
    const made = await dish()
    const [kept, own] = [
      await content.create('review', { text: '先に削除', dish: made.id }),
      await content.create('review', { text: '一緒に削除', dish: made.id }),
    ]
    await remove('review', kept)
    await remove('dish', made)
    expect(await listed('review')).toEqual([])
    await restore('dish', made)
    expect(await listed('review')).toEqual([own.id])
  })

  it('lets a delete and a new reference at once not both win', async () => {
    const shelf = await content.create('genre', { name: { ja: '競争' } })
    const [deleted, made] = await Promise.all([
      remove('genre', shelf),
      content.call('POST', `${STAFF}/dish`, { body: { name: { ja: '競争' }, genre: shelf.id, price: { amount: 1 } } }),
    ])
    expect([
      [204, 422],
      [409, 201],
    ]).toContainEqual([deleted.status, made.status])
  })
})

describe('accounts', () => {
  it('empties member fields of a deleted account, keeping the names of authors', async () => {
    const made = await dish({ keeper: 'owner' })
    expect(made).toMatchObject({ included: { accounts: { owner: { name: 'owner さん' } } } })
    await content.pool.query(`delete from auth."user" where id = 'owner'`)
    expect(await get('dish', made)).toMatchObject({ keeper: null, createdBy: { id: 'editor' } })
    await content.pool.query(`delete from auth."user" where id = 'editor'`)
    expect(await get('dish', made)).toMatchObject({ createdBy: { id: null, name: 'editor さん' } })
  })
})
