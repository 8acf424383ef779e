import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

const MANY = 1100

let content: ContentUnderTest
let genre: Json
let number = 0

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '軽食' }, isPublished: true })
})
afterAll(() => content.stop())

const shelf = () => content.create('genre', { name: { ja: `棚${(number += 1)}` }, isPublished: true })
const dish = (more: object = {}) =>
  content.create('dish', {
    name: { ja: `料理${(number += 1)}` },
    description: { ja: '説明' },
    genre: genre.id,
    price: { amount: 1 },
    isPublished: true,
    ...more,
  })
const notice = async (more: object) => {
  const made = await content.create('notice', { title: '知らせ', slug: `notice-${(number += 1)}`, ...more })
  return (await content.transition('notice', made, 'publish')).body
}
const get = async (type: string, { id }: Json) => (await content.call('GET', `${STAFF}/${type}/${id}`)).body
const remove = (type: string, { id }: Json) => content.call('DELETE', `${STAFF}/${type}/${id}`)
const restore = (type: string, { id }: Json) => content.call('POST', `${STAFF}/${type}/${id}/restore`)
const usersOf = async (type: string, { id }: Json) =>
  (await content.call('GET', `${STAFF}/${type}/${id}/used-by`)).body['items'] as readonly Json[]
const references = async (source: string, target: string) =>
  (
    await content.pool.query<{ stage: number }>(
      'select stage from content.entry_reference where src_id = $1 and dst_id = $2 order by stage',
      [source, target],
    )
  ).rows.map(({ stage }) => stage)

describe('what only the public copy holds on to', () => {
  it('restrict: stays while the public sees it there', async () => {
    const [old, next] = [await shelf(), await shelf()]
    const live = await notice({ shelf: old.id })
    await content.patch('notice', live, { shelf: next.id })
    expect(await usersOf('genre', old)).toMatchObject([{ id: live.id, onDelete: 'restrict' }])
    const answer = await remove('genre', old)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'in-use', usedBy: [{ type: 'notice', id: live.id, onDelete: 'restrict' }] })
    expect((await content.delivered(`notice/${live.id}`)).body['shelf']).toMatchObject({ id: old.id })
    await content.transition('notice', await get('notice', live), 'publish')
    expect((await remove('genre', old)).status).toBe(204)
    expect((await remove('genre', next)).status).toBe(409)
  })

  it('restrict: says before the delete why it would be refused, and nothing of a delete that would not', async () => {
    const [held, free] = [await shelf(), await shelf()]
    await dish({ genre: held.id })
    const asked = async (one: Json) => (await content.call('GET', `${STAFF}/genre/${one.id}/used-by`)).body
    expect(await asked(held)).toMatchObject({ refusal: { code: 'in-use' } })
    expect(await asked(free)).toEqual({ items: [], refusal: null })
    expect((await get('genre', free))['deletedAt']).toBeNull()
    expect((await get('genre', free)).lockVersion).toBe(free.lockVersion)
  })

  it('restrict: names a record that holds on by both copies once', async () => {
    const used = await shelf()
    const live = await notice({ shelf: used.id })
    expect(await references(live.id, used.id)).toEqual([0, 1])
    expect((await remove('genre', used)).body['usedBy']).toHaveLength(1)
  })

  it('set-null: leaves the public copy with its derived rows, and the edits as they are', async () => {
    const [old, next] = [await dish(), await dish()]
    const draft = await content.create('post', { title: { ja: '記事' }, slug: 'article', lead: { ja: '要約' }, dishes: [old.id, next.id] })
    const live = (await content.transition('post', draft, 'publish')).body
    const edited = (await content.patch('post', live, { dishes: [next.id], title: { ja: '編集中' } })).body
    expect((await remove('dish', old)).status).toBe(204)
    expect((await content.delivered(`post/${live.id}`)).body).toMatchObject({ title: '記事', dishes: [{ id: next.id }] })
    expect(await references(live.id, old.id)).toEqual([])
    expect(await references(live.id, next.id)).toEqual([0, 1])
    const { rows } = await content.pool.query<{ published: object }>('select published from content.entry where id = $1', [live.id])
    expect(rows[0]?.published).toMatchObject({ dishes: [next.id] })
    expect(await get('post', live)).toMatchObject({ title: { ja: '編集中' }, dishes: [next.id], updatedAt: edited['updatedAt'] })
  })

  it('cascade: takes the record along', async () => {
    const [old, next] = [await dish(), await dish()]
    const live = await notice({ about: old.id })
    await content.patch('notice', live, { about: next.id })
    expect((await remove('dish', old)).status).toBe(204)
    expect((await content.delivered(`notice/${live.id}`)).status).toBe(404)
    expect(await get('notice', live)).toMatchObject({ deletedAt: expect.any(String) })
    expect((await restore('dish', old)).status).toBe(200)
    expect((await content.delivered(`notice/${live.id}`)).body['about']).toMatchObject({ id: old.id })
  })

  it('does not come back public without what it holds on to', async () => {
    const [old, next] = [await shelf(), await shelf()]
    const live = await notice({ shelf: old.id })
    await content.patch('notice', live, { shelf: next.id })
    await remove('notice', live)
    expect((await remove('genre', old)).status).toBe(204)
    expect((await restore('notice', live)).body).toMatchObject({ status: 422, issues: [{ path: 'shelf', rule: 'reference' }] })
    await restore('genre', old)
    expect((await restore('notice', live)).status).toBe(200)
  })
})

describe('a record that very many use', () => {
  /** Inserts copies of a record created through the API, each with its references. */
  const copies = async ({ id }: Json) => {
    const copyId = (column: string) => `overlay(${column} placing lpad(n::text, 6, '0') from 21)`
    await content.pool.query(
      `insert into content.entry select made.* from content.entry e cross join generate_series(1, $2::int) n
        cross join lateral jsonb_populate_record(e, jsonb_build_object(
          'id', ${copyId('e.id')}, 'slug', e.slug || n, 'data', e.data || coalesce(jsonb_build_object('slug', e.slug || n), '{}'))) made
        where e.id = $1`,
      [id, MANY],
    )
    await content.pool.query(
      `insert into content.entry_reference select made.* from content.entry_reference r cross join generate_series(1, $2::int) n
        cross join lateral jsonb_populate_record(r, jsonb_build_object('src_id', ${copyId('r.src_id')})) made where r.src_id = $1`,
      [id, MANY],
    )
    // As the database does by itself within a minute; until then it takes the tables for empty.
    await content.pool.query('analyze content.entry, content.entry_reference')
  }

  /** Counts the statements that this process sends during some work. */
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const sent = vi.spyOn(Client.prototype, 'query')
    try {
      await work()
      return sent.mock.calls.length
    } finally {
      sent.mockRestore()
    }
  }

  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now()
    await work()
    return performance.now() - start
  }

  it('set-null: is taken out of all of them', async () => {
    const used = await dish()
    const post = await content.create('post', { title: { ja: '多数' }, lead: { ja: '要約' }, dishes: [used.id] })
    await copies(post)
    expect(await usersOf('dish', used)).toHaveLength(1000)
    const statements = await statementsOf(async () => expect((await remove('dish', used)).status).toBe(204))
    const left = await content.pool.query(
      `select (select count(*)::int from content.entry where data->'dishes' ? $1) as documents,
        (select count(*)::int from content.entry_reference where dst_id = $1) as rows,
        (select count(*)::int from content.entry_revision r join content.entry e on e.id = r.entry_id
          where e.data#>>'{title,ja}' = '多数' and r.changed_fields = '{dishes}') as revisions,
        (select count(*)::int from content.audit_event a join content.entry e on e.id = a.entry_id
          where e.data#>>'{title,ja}' = '多数' and a.action = 'detach') as events`,
      [used.id],
    )
    expect(left.rows).toEqual([{ documents: 0, rows: 0, revisions: MANY + 1, events: MANY + 1 }])
    expect(statements, 'not one round of statements a record').toBeLessThan(MANY / 2)
    expect(statements, 'the statements were counted').toBeGreaterThan(1)
  })

  it('restrict: sees the one that holds on behind all others', async () => {
    const used = await dish()
    const post = await content.create('post', { title: { ja: '多数の前' }, lead: { ja: '要約' }, dishes: [used.id] })
    await copies(post)
    const review = await content.create('review', { text: '最後', dish: used.id })
    await content.pool.query(`update content.entry_reference set on_delete = 'restrict' where src_id = $1`, [review.id])
    const answer = await remove('dish', used)
    expect(answer.status).toBe(409)
    expect(answer.body['usedBy']).toMatchObject([{ type: 'review', id: review.id, onDelete: 'restrict' }])
    expect((await usersOf('dish', used))[0]).toMatchObject({ id: review.id })
  })

  it('cascade: takes all of them along', async () => {
    const used = await dish()
    const review = await content.create('review', { text: '多数', dish: used.id })
    await copies(review)
    const took = await timed(async () => expect((await remove('dish', used)).status).toBe(204))
    const { rows } = await content.pool.query(
      `select count(*)::int from content.entry where type = 'review' and deleted_with = $1 and deleted_at is not null`,
      [used.id],
    )
    expect(rows).toEqual([{ count: MANY + 1 }])
    const back = await timed(async () => expect((await restore('dish', used)).status).toBe(200))
    expect(took, 'not through all records for each reference').toBeLessThan(back * 20)
  })
})
