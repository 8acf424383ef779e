import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json

const VIEWS = `${STAFF}/dish/views`

const create = (body: object, options: object = {}) => content.call('POST', VIEWS, { body, ...options })

const namesOf = async (options: object = {}) =>
  ((await content.call('GET', VIEWS, options)).body['items'] as readonly { name: string }[]).map(({ name }) => name)

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '汁物' } })
})
afterAll(() => content.stop())

const query = () => ({
  filter: { genre: [genre.id], isSoldOut: ['true'], price: ['100..500'] },
  q: '味噌',
  status: 'on',
  translation: 'missing',
  sort: '-stars',
  columns: ['name', 'stars', 'updatedAt', 'state'],
  density: 'compact',
})

describe('views of a list', () => {
  it('are kept, changed and removed', async () => {
    const made = await create({ name: ' 売り切れ ', query: query() })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ name: '売り切れ', isShared: false, isMine: true, isEditable: true, query: query(), dropped: [] })
    const changed = await content.call('PATCH', `${VIEWS}/${made.body.id}`, { body: { name: '在庫なし', query: { q: 'x' } } })
    expect(changed.body).toMatchObject({ id: made.body.id, name: '在庫なし', query: { q: 'x' } })
    expect(await namesOf()).toEqual(['在庫なし'])
    expect((await content.call('DELETE', `${VIEWS}/${made.body.id}`)).status).toBe(204)
    expect(await namesOf()).toEqual([])
  })

  it("are one's own until they are shared, and changed by their maker or an owner", async () => {
    const own = await create({ name: '私だけ', query: {} })
    const shared = await create({ name: '皆で', query: {}, isShared: true })
    expect(await namesOf()).toEqual(['皆で', '私だけ'])
    expect(await namesOf({ as: 'viewer' })).toEqual(['皆で'])
    const seen = await content.call('GET', VIEWS, { as: 'viewer' })
    expect(seen.body['items']).toMatchObject([{ isMine: false, isEditable: false, isShared: true }])
    const body = { name: '変更' }
    expect((await content.call('PATCH', `${VIEWS}/${own.body.id}`, { body, as: 'owner' })).status).toBe(404)
    expect((await content.call('PATCH', `${VIEWS}/${shared.body.id}`, { body, as: 'viewer' })).status).toBe(403)
    expect((await content.call('DELETE', `${VIEWS}/${shared.body.id}`, { as: 'viewer' })).status).toBe(403)
    expect((await content.call('PATCH', `${VIEWS}/${shared.body.id}`, { body, as: 'owner' })).body).toMatchObject({ name: '変更' })
  })

  it('are kept by viewers for themselves, and shared by those who write', async () => {
    const made = await create({ name: '閲覧者の', query: {} }, { as: 'viewer' })
    expect(made.status).toBe(201)
    expect((await create({ name: '共有', query: {}, isShared: true }, { as: 'viewer' })).status).toBe(403)
    expect((await content.call('PATCH', `${VIEWS}/${made.body.id}`, { body: { isShared: true }, as: 'viewer' })).status).toBe(403)
  })

  it('leave out and tell what the declaration or the content no longer has', async () => {
    const gone = await content.create('genre', { name: { ja: 'なくなる棚' } })
    const { body } = await create({ name: '古い', query: { filter: { genre: [gone.id, genre.id], keeperless: [] }, columns: [] } })
    expect(body).toMatchObject({ code: 'malformed-parameter' })
    const made = await create({ name: '古い', query: { filter: { genre: [gone.id, genre.id] }, columns: ['name'], sort: 'stars' } })
    await content.call('DELETE', `${STAFF}/genre/${gone.id}`)
    await content.pool.query(
      `update content.saved_view set query = query || '{"columns": ["name", "retired"], "sort": "retired", "color": "red", "status": "lost"}'
        || jsonb_build_object('filter', query->'filter' || '{"retired": ["1"], "isSoldOut": ["perhaps"]}') where id = $1`,
      [made.body.id],
    )
    const { body: list } = await content.call('GET', VIEWS)
    const view = (list['items'] as readonly Json[]).find(({ id }) => id === made.body.id)
    expect(view).toMatchObject({ query: { filter: { genre: [genre.id] }, columns: ['name'] } })
    expect([...((view?.['dropped'] ?? []) as readonly string[])].sort()).toEqual(
      ['color', 'columns.retired', 'filter[genre]', 'filter[isSoldOut]', 'filter[retired]', 'sort', 'status'].sort(),
    )
  })

  it('that are shared outlive the account, others go with it', async () => {
    await content.pool.query(`insert into auth."user" (id, name, email) values ('leaver', '去る人', 'leaver@example.com')`)
    for (const isShared of [true, false])
      await content.pool.query(
        `insert into content.saved_view (tenant_id, id, type, account_id, name, is_shared, query, created_at, updated_at)
          values (901, $1, 'dish', 'leaver', $1, $2, '{}', now(), now())`,
        [`01J00000000000000000000${isShared ? 'AAA' : 'BBB'}`, isShared],
      )
    await content.pool.query(`delete from auth."user" where id = 'leaver'`)
    const { rows } = await content.pool.query(`select account_id, is_shared from content.saved_view where id like '01J%'`)
    expect(rows).toEqual([{ account_id: null, is_shared: true }])
  })
})

describe('what is refused', () => {
  it.each([
    [{ name: 'x' }, 'query'],
    [{ name: 'x', query: [] }, 'query'],
    [{ name: 'x', query: { filter: { secretNote: ['x'] } } }, 'filter[secretNote]'],
    [{ name: 'x', query: { filter: { constructor: ['x'] } } }, 'filter[constructor]'],
    [{ name: 'x', query: { filter: { price: 'x' } } }, 'filter[price]'],
    [{ name: 'x', query: { sort: 'secretNote' } }, 'sort'],
    [{ name: 'x', query: { q: 'a\0b' } }, 'q'],
    [{ name: 'x', query: { q: 'a\ud800' } }, 'q'],
    [{ name: 'x', query: { q: 1 } }, 'q'],
    [{ name: 'x', query: { columns: ['nothing'] } }, 'columns.nothing'],
    [{ name: 'x', query: { density: 'huge' } }, 'density'],
    [{ name: 'x', query: { limit: '5' } }, 'limit'],
    [{ name: 'x', query: {}, isShared: 1 }, 'isShared'],
    [{ name: 'x', query: {}, owner: 'me' }, 'owner'],
  ])('%j', async (body, parameter) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ parameter })
  })

  it.each([
    ['', 'requiredInput'],
    [7, 'requiredInput'],
    ['\u202e', 'requiredInput'],
    ['a\u0000b', 'storableText'],
    ['\ud800', 'storableText'],
    ['あ'.repeat(61), 'maxFullWidth'],
  ])('the name %j', async (name, rule) => {
    expect((await create({ name, query: {} })).body).toMatchObject({ status: 422, issues: [{ path: 'name', rule }] })
  })

  it.each([
    ['guest', 401],
    ['annex-owner', 404],
  ] as const)('a %s', async (as, status) => {
    expect((await content.call('GET', VIEWS, { as })).status).toBe(status)
    expect((await create({ name: 'x', query: {} }, { as })).status).toBe(status)
  })

  it('types that one does not read, views that there are not, and too many', async () => {
    expect((await content.call('GET', `${STAFF}/ledger/views`)).status).toBe(403)
    expect((await content.call('DELETE', `${VIEWS}/nothing`)).status).toBe(404)
    for (let made = 0; made < 50; made += 1) await create({ name: `${made}`, query: {} }, { as: 'owner' })
    expect((await create({ name: 'もう一つ', query: {} }, { as: 'owner' })).body).toMatchObject({
      status: 422,
      code: 'too-many-views',
      max: 50,
    })
  })
})
