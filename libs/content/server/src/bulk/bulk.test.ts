import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json

const dish = (name: string, more: object = {}) => ({ name: { ja: name }, genre: genre.id, price: { amount: 900 }, ...more })

const post = (title: string, more: object = {}) => content.create('post', { title: { ja: title }, lead: { ja: '導入' }, ...more })

const bulk = (type: string, body: object, options: object = {}) => content.call('POST', `${STAFF}/${type}/bulk`, { body, ...options })

const undo = (type: string, operation: unknown, options: object = {}) =>
  content.call('POST', `${STAFF}/${type}/bulk/${String(operation)}/undo`, options)

const get = async (type: string, { id }: Json) => (await content.call('GET', `${STAFF}/${type}/${id}`)).body

/** The content of a record without the members that every save changes. */
const essence = ({ lockVersion: _version, updatedAt: _at, updatedBy: _by, ...rest }: Json) => rest

const failed = ({ body }: { readonly body: Json }) => body['failed'] as readonly { id: string; code: string; issues: readonly object[] }[]

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '汁物' } })
})
afterAll(() => content.stop())

describe('doing the same to many records', () => {
  it('takes the steps of a workflow, and leaves and tells those that can not', async () => {
    const ready = await post('準備のできた記事', { slug: 'ready-1' })
    const bare = await post('リードのない記事', { slug: 'bare-1', lead: { ja: null } })
    const archived = await post('しまった記事', { slug: 'stored-1' })
    await content.transition('post', archived, 'archive')
    const answer = await bulk('post', { action: 'publish', ids: [ready.id, bare.id, 'nothing', archived.id] })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      done: 2,
      failed: [
        {
          id: bare.id,
          title: { ja: 'リードのない記事', en: null },
          code: 'invalid',
          issues: [{ path: 'lead.ja', rule: 'requiredInput', message: '入力してください。' }],
        },
        { id: 'nothing', code: 'not-found', message: '見つかりませんでした' },
      ],
    })
    expect(await get('post', ready)).toMatchObject({ status: 'published', lockVersion: 2 })
    expect((await content.delivered('post/ready-1')).status).toBe(200)
    const again = await bulk('post', { action: 'reopen', ids: [ready.id, archived.id] })
    expect(failed(again)).toMatchObject([
      { id: ready.id, code: 'illegal-transition' },
      { id: archived.id, code: 'illegal-transition' },
    ])
  })

  it('switches, edits and leaves what is so already', async () => {
    const [one, two] = [await content.create('dish', dish('一')), await content.create('dish', dish('二', { stars: 3 }))]
    const edited = await bulk('dish', { action: 'edit', ids: [one.id, two.id], changes: { stars: 3, description: { ja: 'おいしい' } } })
    expect(edited.body).toMatchObject({ done: 2, failed: [] })
    expect(await get('dish', two)).toMatchObject({ stars: 3, description: { ja: 'おいしい' }, lockVersion: 2 })
    expect((await bulk('dish', { action: 'publish', ids: [one.id, two.id] })).body).toMatchObject({ done: 2 })
    expect(await get('dish', one)).toMatchObject({ isPublished: true, state: 'on' })
    expect((await bulk('dish', { action: 'publish', ids: [one.id] })).body).toMatchObject({ done: 1 })
    expect((await get('dish', one)).lockVersion).toBe(3)
    expect((await bulk('dish', { action: 'unpublish', ids: [one.id] })).body).toMatchObject({ done: 1 })
    expect(await get('dish', one)).toMatchObject({ state: 'off' })
  })

  it('keeps the parts of a price that are not sent, so that an amount leaves the tax of each record', async () => {
    const food = await content.create('dish', dish('食品', { price: { amount: 900, taxMode: 'excluded', taxRate: 'reduced' } }))
    const wine = await content.create('dish', dish('酒'))
    const ids = [food.id, wine.id]
    const priced = await bulk('dish', { action: 'edit', ids, changes: { price: { amount: 1234 } } })
    expect(priced.body).toMatchObject({ done: 2, failed: [] })
    expect(await get('dish', food)).toMatchObject({ price: { amount: 1234, taxMode: 'excluded', taxRate: 'reduced' } })
    expect(await get('dish', wine)).toMatchObject({ price: { amount: 1234, taxMode: 'included', taxRate: 'standard' } })
    await bulk('dish', { action: 'edit', ids, changes: { price: { amount: 500, taxRate: 'exempt' } } })
    expect(await get('dish', food)).toMatchObject({ price: { amount: 500, taxMode: 'excluded', taxRate: 'exempt' } })
    expect(await get('dish', wine)).toMatchObject({ price: { amount: 500, taxMode: 'included', taxRate: 'exempt' } })
    await bulk('dish', { action: 'edit', ids, changes: { price: { taxRate: 'standard' } } })
    expect(await get('dish', food)).toMatchObject({ price: { amount: 500, taxMode: 'excluded', taxRate: 'standard' } })
    const invalid = await bulk('dish', { action: 'edit', ids: [food.id], changes: { price: { amount: 'much' } } })
    expect(failed(invalid)).toMatchObject([{ id: food.id, issues: [{ path: 'price.amount' }] }])
    const emptied = await bulk('dish', { action: 'edit', ids: [food.id], changes: { price: null } })
    expect(failed(emptied)).toMatchObject([{ id: food.id, issues: [{ path: 'price', rule: 'requiredInput' }] }])
  })

  it('means all that match the query of a list, but some', async () => {
    const grade = async (name: string) => content.create('dish', dish(name, { secretGrade: 'a' }))
    const [one, two, three] = [await grade('甲'), await grade('乙'), await grade('丙')]
    const answer = await bulk('dish', {
      action: 'edit',
      query: 'filter[secretGrade]=a&sort=-updatedAt&limit=1',
      except: [two.id],
      changes: { stars: 5 },
    })
    expect(answer.body).toMatchObject({ done: 2 })
    const stars = await Promise.all([one, two, three].map(async (record) => (await get('dish', record))['stars']))
    expect(stars).toEqual([5, null, 5])
    expect((await bulk('dish', { action: 'edit', query: 'q=丙', changes: { stars: 1 } })).body).toMatchObject({ done: 1 })
  })

  it('goes over them in passes, which are counted first and taken back as one', async () => {
    const ids: string[] = []
    for (const name of ['五の一', '五の二', '五の三', '五の四', '五の五'])
      ids.push((await content.create('dish', dish(name, { secretGrade: 'b' }))).id)
    const all = { action: 'edit', query: 'filter[secretGrade]=b', except: [ids[3]], changes: { stars: 4 } }
    const counted = await bulk('dish', { ...all, limit: 0 })
    expect(counted.body).toEqual({ done: 0, failed: [], operation: null, rest: { count: 4, after: '' } })
    const first = await bulk('dish', { ...all, limit: 2, after: '' })
    expect(first.body).toMatchObject({ done: 2, rest: { count: 2, after: ids[1] } })
    const { operation } = first.body
    const second = await bulk('dish', { ...all, limit: 2, after: ids[1], operation })
    expect(second.body).toEqual({ done: 2, failed: [], operation, rest: null })
    const stars = async () => Promise.all(ids.map(async (id) => (await content.call('GET', `${STAFF}/dish/${id}`)).body['stars']))
    expect(await stars()).toEqual([4, 4, 4, null, 4])
    const part = await undo('dish', operation, { body: { limit: 3 } })
    expect(part.body).toMatchObject({ done: 3, operation, rest: { count: 1 } })
    expect((await undo('dish', operation, { body: { limit: 3 } })).body).toMatchObject({ done: 1, operation: null, rest: null })
    expect(await stars()).toEqual([null, null, null, null, null])
    expect((await bulk('dish', { ...all, operation })).body).toMatchObject({ status: 409, code: 'already-undone' })
    expect((await bulk('dish', { ...all, operation }, { as: 'owner' })).status).toBe(404)
  })

  it('publishes nothing again that is public as it is', async () => {
    const shown = (await content.transition('post', await post('もう見せた記事', { slug: 'shown-again' }), 'publish')).body
    expect((await bulk('post', { action: 'publish', ids: [shown.id] })).body).toMatchObject({ done: 1, failed: [] })
    expect(await get('post', shown)).toMatchObject({ lockVersion: shown.lockVersion })
    const edited = (await content.patch('post', shown, { lead: { ja: '新しい導入' } })).body
    await bulk('post', { action: 'publish', ids: [shown.id] })
    expect((await get('post', shown)).lockVersion).toBe(edited.lockVersion + 1)
  })

  it('tells which records hold values that must differ', async () => {
    const [one, two] = [await content.create('dish', dish('双子甲')), await content.create('dish', dish('双子乙'))]
    const answer = await bulk('dish', { action: 'edit', ids: [one.id, two.id], changes: { name: { ja: '双子' } } })
    expect(answer.body).toMatchObject({
      done: 1,
      failed: [{ id: two.id, code: 'invalid', issues: [{ path: 'name.ja', rule: 'duplicate' }] }],
    })
  })

  it('moves to the trash and back, in whatever order records hold on to each other', async () => {
    const shelf = await content.create('genre', { name: { ja: '棚' } })
    const held = await content.create('genre', { name: { ja: '使われている棚' } })
    const holder = await content.create('dish', { ...dish('棚の上'), genre: held.id })
    const free = await content.create('dish', { ...dish('棚の下'), genre: shelf.id })
    await content.call('DELETE', `${STAFF}/dish/${free.id}`)
    const answer = await bulk('genre', { action: 'delete', ids: [held.id, shelf.id] })
    expect(answer.body).toMatchObject({
      done: 1,
      failed: [{ id: held.id, code: 'in-use', usedBy: { first: [{ type: 'dish', id: holder.id }], count: 1 } }],
    })
    const back = await bulk('genre', { action: 'restore', query: 'trash=true' })
    expect(back.body).toMatchObject({ done: 1, failed: [] })
    expect((await bulk('dish', { action: 'restore', ids: [free.id] })).body).toMatchObject({ done: 1 })
    expect(await get('dish', free)).toMatchObject({ deletedAt: null })
  })

  it('writes each change and the whole into the log', async () => {
    const made = await content.create('dish', dish('記録'))
    await bulk('dish', { action: 'edit', ids: [made.id], changes: { stars: 2 } })
    const { rows } = await content.pool.query(`select action, entry_id, changes from content.audit_event order by id desc limit 2`)
    expect(rows).toEqual([
      { action: 'update', entry_id: made.id, changes: { fields: ['stars'] } },
      { action: 'bulk', entry_id: null, changes: { fields: ['edit'], note: '1' } },
    ])
  })
})

describe('taking it back', () => {
  it('makes records what they were, for the public too', async () => {
    const shown = await content.transition('post', await post('見せた記事', { slug: 'shown-1' }), 'publish')
    const draft = (await content.patch('post', shown.body, { lead: { ja: '新しい導入' } })).body
    const hidden = await post('下書きの記事', { slug: 'hidden-1' })
    const before = await Promise.all([get('post', draft), get('post', hidden)])
    const { body } = await bulk('post', { action: 'publish', ids: [draft.id, hidden.id] })
    expect((await content.delivered('post/hidden-1')).status).toBe(200)
    const answer = await undo('post', body['operation'])
    expect(answer.body).toMatchObject({ done: 2, failed: [] })
    const after = await Promise.all([get('post', draft), get('post', hidden)])
    expect(after.map(essence)).toEqual(before.map(essence))
    expect((await content.delivered('post/hidden-1')).status).toBe(404)
    expect((await content.delivered('post/shown-1')).body).toMatchObject({ lead: '導入' })
    expect((await undo('post', body['operation'])).body).toMatchObject({ code: 'already-undone' })
  })

  it('leaves and tells what has changed since', async () => {
    const [one, two] = [await content.create('dish', dish('前甲')), await content.create('dish', dish('前乙'))]
    const { body } = await bulk('dish', { action: 'edit', ids: [one.id, two.id], changes: { stars: 4 } })
    await content.patch('dish', await get('dish', one), { secretNote: '別の人の仕事' })
    const answer = await undo('dish', body['operation'])
    expect(answer.body).toMatchObject({ done: 1, failed: [{ id: one.id, title: { ja: '前甲' }, code: 'changed-since' }] })
    expect(await get('dish', one)).toMatchObject({ stars: 4, secretNote: '別の人の仕事' })
    expect(await get('dish', two)).toMatchObject({ stars: null, lockVersion: 3 })
  })

  it('brings back from the trash, and puts there again', async () => {
    const made = await content.create('dish', dish('捨てる'))
    const opinion = await content.create('review', { text: 'うまい', dish: made.id })
    const gone = await bulk('dish', { action: 'delete', ids: [made.id] })
    expect(await get('review', opinion)).toMatchObject({ deletedAt: expect.any(String) })
    await undo('dish', gone.body['operation'])
    expect(await get('dish', made)).toMatchObject({ deletedAt: null })
    expect(await get('review', opinion)).toMatchObject({ deletedAt: null })
    await bulk('dish', { action: 'delete', ids: [made.id] })
    const back = await bulk('dish', { action: 'restore', ids: [made.id] })
    await undo('dish', back.body['operation'])
    expect(await get('dish', made)).toMatchObject({ deletedAt: expect.any(String) })
  })

  it('does not name again what has gone meanwhile', async () => {
    const [old, fresh] = [await content.create('genre', { name: { ja: '旧' } }), await content.create('genre', { name: { ja: '新' } })]
    const made = await content.create('dish', { ...dish('引っ越し'), genre: old.id })
    const { body } = await bulk('dish', { action: 'edit', ids: [made.id], changes: { genre: fresh.id } })
    await content.call('DELETE', `${STAFF}/genre/${old.id}`)
    expect(failed(await undo('dish', body['operation']))).toMatchObject([
      { code: 'invalid', issues: [{ path: 'genre', rule: 'reference' }] },
    ])
    expect(await get('dish', made)).toMatchObject({ genre: fresh.id })
  })

  it('is for whoever did it, within half an hour', async () => {
    const made = await content.create('dish', dish('期限'))
    const { body } = await bulk('dish', { action: 'edit', ids: [made.id], changes: { stars: 1 } })
    const { operation } = body
    expect((await undo('dish', operation, { as: 'owner' })).status).toBe(404)
    expect((await undo('post', operation)).status).toBe(404)
    expect((await undo('dish', 'nothing')).status).toBe(404)
    await content.pool.query(`update content.operation set created_at = now() - interval '31 minutes' where id = $1`, [operation])
    expect((await undo('dish', operation)).body).toMatchObject({ status: 409, code: 'undo-expired' })
  })
})

describe('what is refused', () => {
  it.each([
    ['no action', { ids: [] }, 'action'],
    ['an unknown action', { action: 'explode', ids: [] }, 'action'],
    ['no choice', { action: 'delete' }, 'ids'],
    ['both choices', { action: 'delete', ids: [], query: '' }, 'ids'],
    ['ids that are none', { action: 'delete', ids: [1] }, 'ids'],
    ['ids that no text may be', { action: 'delete', ids: ['\0'] }, 'ids'],
    ['a query that is none', { action: 'delete', query: 1 }, 'query'],
    ['an unknown parameter', { action: 'delete', query: 'color=red' }, 'color'],
    ['a filter on what is not filtered', { action: 'delete', query: 'filter[secretNote]=x' }, 'filter[secretNote]'],
    ['a limit that is none', { action: 'delete', query: '', limit: -1 }, 'limit'],
    ['a pass from nowhere', { action: 'delete', query: '', after: 'x' }, 'after'],
    ['an operation that is none', { action: 'delete', ids: [], operation: 1 }, 'operation'],
    ['changes that are none', { action: 'edit', ids: [], changes: [] }, 'changes'],
  ])('%s', async (_name, body, parameter) => {
    const answer = await bulk('dish', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ parameter })
  })

  it('fields that there are not, and more records than ten thousand', async () => {
    expect((await bulk('dish', { action: 'edit', ids: [], changes: { nothing: 1 } })).status).toBe(422)
    const ids = Array.from({ length: 10_001 }, (_unused, place) => `${place}`)
    expect((await bulk('dish', { action: 'delete', ids })).body).toMatchObject({ status: 422, code: 'too-many-records', max: 10_000 })
  })

  it.each([
    ['viewer', 403],
    ['guest', 401],
    ['annex-owner', 404],
  ] as const)('a %s', async (as, status) => {
    expect((await bulk('dish', { action: 'delete', ids: [] }, { as })).status).toBe(status)
    expect((await undo('dish', 'x', { as })).status).toBe(status)
  })

  it('what a type does not do', async () => {
    expect((await bulk('ledger', { action: 'delete', ids: [] }, { as: 'owner' })).status).toBe(405)
    expect((await bulk('review', { action: 'publish', ids: [] })).status).toBe(405)
  })

  it('records of another tenant or type, as if there were none', async () => {
    const foreign = await content.call('POST', '/api/v1/tenants/annex/genre', { as: 'annex-owner', body: { name: { ja: '別館' } } })
    const own = await content.create('dish', dish('別の型'))
    const answer = await bulk('genre', { action: 'delete', ids: [foreign.body.id, own.id] })
    expect(failed(answer).map(({ code }) => code)).toEqual(['not-found', 'not-found'])
    expect((await content.call('GET', `/api/v1/tenants/annex/genre/${foreign.body.id}`, { as: 'annex-owner' })).body).toMatchObject({
      deletedAt: null,
    })
  })
})

it('forgets after an hour what can not be undone any more', async () => {
  const made = await content.create('dish', dish('忘れる'))
  const { body } = await bulk('dish', { action: 'edit', ids: [made.id], changes: { stars: 1 } })
  await content.pool.query(`update content.operation set created_at = now() - interval '61 minutes'`)
  await bulk('dish', { action: 'edit', ids: [], changes: {} })
  expect((await undo('dish', body['operation'])).status).toBe(404)
  const { rows } = await content.pool.query(`select 1 from content.operation_item`)
  expect(rows).toEqual([])
})
