import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json
let soup: Json
let stew: Json

const dish = (name: string) => ({ name: { ja: name }, genre: genre.id, price: { amount: 900 } })

const change = (type: string, record: Json, changes: object, lockVersion = record.lockVersion) => ({
  type,
  id: record.id,
  lockVersion,
  changes,
})

const send = (changes: unknown, options: object = {}) => content.call('POST', `${STAFF}/batch`, { body: { changes }, ...options })

const get = async (type: string, { id }: Json) => (await content.call('GET', `${STAFF}/${type}/${id}`)).body

const issuesOf = (answer: { readonly body: Json }) =>
  (answer.body['issues'] as readonly { path: string; rule: string }[]).map(({ path, rule }) => `${path} ${rule}`)

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '汁物' } })
  soup = await content.create('dish', dish('味噌汁'))
  stew = await content.create('dish', dish('豚汁'))
})
afterAll(() => content.stop())

describe('saving many records at once', () => {
  it('saves records of several types in one go, in their order, each with its revision and a line in the log', async () => {
    const answer = await send([change('dish', stew, { price: { amount: 700 } }), change('genre', genre, { memo: '温かい' })])
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      items: [
        { id: stew.id, price: { amount: 700 }, lockVersion: 2 },
        { id: genre.id, memo: '温かい', lockVersion: 2 },
      ],
      included: { records: { [genre.id]: { title: { ja: '汁物' } } } },
    })
    ;[stew, genre] = [await get('dish', stew), await get('genre', genre)]
    const { body } = await content.call('GET', `${STAFF}/dish/${stew.id}/revisions`)
    expect(body['items']).toMatchObject([{ number: 2, changedFields: ['price'] }, { number: 1 }])
    const logged = await content.pool.query('select action from content.audit_event where entry_id = $1 order by id', [stew.id])
    expect(logged.rows).toEqual([{ action: 'create' }, { action: 'update' }])
  })

  it('swaps unique values', async () => {
    const answer = await send([change('dish', soup, { name: { ja: '豚汁' } }), change('dish', stew, { name: { ja: '味噌汁' } })])
    expect(answer.body).toMatchObject({ items: [{ name: { ja: '豚汁' } }, { name: { ja: '味噌汁' } }] })
    ;[soup, stew] = [await get('dish', soup), await get('dish', stew)]
  })

  it('saves none when one breaks a rule, and names the place of each', async () => {
    const answer = await send([
      change('dish', soup, { price: { amount: 1 } }),
      change('dish', stew, { price: { amount: -1 }, stars: 9 }),
      change('genre', genre, { name: { ja: '' }, nothing: 1 }),
    ])
    expect(answer.status).toBe(422)
    expect(issuesOf(answer).sort()).toEqual(['1.price.amount min', '1.stars max', '2.name.ja requiredInput', '2.nothing unknownKeys'])
    expect(await get('dish', soup)).toEqual(soup)
  })

  it('names the place of a value that another record holds, within the batch too', async () => {
    await content.create('dish', dish('けんちん汁'))
    const taken = await send([change('dish', soup, { stars: 1 }), change('dish', stew, { name: { ja: 'けんちん汁' } })])
    expect(issuesOf(taken)).toEqual(['1.name.ja duplicate'])
    const both = await send([change('dish', soup, { name: { ja: '粕汁' } }), change('dish', stew, { name: { ja: '粕汁' } })])
    expect(issuesOf(both)).toHaveLength(1)
    expect(await get('dish', soup)).toEqual(soup)
  })

  it('makes new records beside changes, all or none, and once under a key', async () => {
    const [kept] = [await get('dish', soup)]
    const draft = (name: string) => ({ type: 'dish', changes: dish(name) })
    const refused = await send([
      change('dish', soup, { stars: 3 }),
      draft('すいとん'),
      draft('すいとん'),
      { type: 'dish', changes: { stars: 9 } },
    ])
    expect(refused.status).toBe(422)
    expect(issuesOf(refused)).toEqual(expect.arrayContaining(['2.name.ja duplicate', '3.name.ja requiredInput', '3.stars max']))
    expect(await get('dish', soup)).toEqual(kept)
    const named = async (name: string) => (await content.call('GET', `${STAFF}/dish?q=${encodeURIComponent(name)}`)).body['items']
    expect(await named('すいとん')).toEqual([])

    const all = [draft('すいとん'), draft('のっぺ汁')]
    const made = await send(all, { headers: { 'idempotency-key': 'soups' } })
    expect(made.body).toMatchObject({ items: [{ name: { ja: 'すいとん' }, lockVersion: 1 }, { name: { ja: 'のっぺ汁' } }] })
    expect((await send(all, { headers: { 'idempotency-key': 'soups' } })).body).toEqual(made.body)
    expect((await send([draft('別のもの')], { headers: { 'idempotency-key': 'soups' } })).status).toBe(409)
    expect((await send(all, { headers: { 'idempotency-key': 'a b' } })).status).toBe(400)
  })

  it('refuses stale versions all at once, with what each side has', async () => {
    const [before, old] = [soup, stew]
    soup = (await content.patch('dish', soup, { stars: 4 })).body
    stew = (await content.patch('dish', stew, { stars: 5 })).body
    const answer = await send([
      change('genre', genre, { memo: 'x' }),
      change('dish', before, { stars: 1 }),
      change('dish', old, { stars: 1 }),
    ])
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'version-conflict',
      conflicts: [
        { place: 1, type: 'dish', current: { id: soup.id, stars: 4 }, base: { stars: null, lockVersion: before.lockVersion } },
        { place: 2, type: 'dish', current: { id: stew.id, stars: 5 }, base: { stars: null } },
      ],
    })
    expect(await get('genre', genre)).toMatchObject({ lockVersion: genre.lockVersion })
  })
})

describe('removing records in a batch', () => {
  const removal = (type: string, { id, lockVersion }: Json, rest: object = {}) => ({ type, id, lockVersion, remove: true, ...rest })

  it('makes room first, and answers what is left', async () => {
    const [old, kept] = [await content.create('dish', dish('納豆汁')), await content.create('dish', dish('鯉こく'))]
    const answer = await send([{ type: 'dish', changes: dish('納豆汁') }, removal('dish', old), change('dish', kept, { stars: 2 })])
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      items: [
        { name: { ja: '納豆汁' }, lockVersion: 1 },
        { id: kept.id, stars: 2 },
      ],
    })
    expect(await get('dish', old)).toMatchObject({ deletedAt: expect.any(String) })
    const logged = await content.pool.query('select action from content.audit_event where entry_id = $1 order by id', [old.id])
    expect(logged.rows).toEqual([{ action: 'create' }, { action: 'delete' }])
  })

  it('removes nothing where anything is refused', async () => {
    const old = await content.create('dish', dish('船場汁'))
    expect((await send([removal('dish', old), { type: 'dish', changes: { stars: 9 } }])).status).toBe(422)
    expect((await send([removal('dish', old, { lockVersion: 9 })])).body).toMatchObject({
      conflicts: [{ place: 0, current: { id: old.id } }],
    })
    expect(await get('dish', old)).toEqual(old)
    expect((await send([removal('genre', await get('genre', genre))])).status).toBe(409)
    expect((await send([removal('dish', old)], { as: 'viewer' })).status).toBe(403)
    expect((await send([removal('house', old)])).status).toBe(405)
  })
})

describe('what a batch may not do', () => {
  it.each([
    ['removing what is to come', [{ type: 'dish', remove: true }]],
    ['changing what is removed', [{ type: 'dish', id: 'x', lockVersion: 1, remove: true, changes: {} }]],
    ['removing otherwise than by saying so', [{ type: 'dish', id: 'x', lockVersion: 1, remove: false }]],
    ['neither changes nor a removal', [{ type: 'dish', id: 'x', lockVersion: 1 }]],
    ['nothing', []],
    ['no list', {}],
    ['no record', [null]],
    ['no version', [{ type: 'dish', id: 'x', changes: {} }]],
    ['a version of nothing', [{ type: 'dish', lockVersion: 1, changes: {} }]],
    ['no changes', [{ type: 'dish', id: 'x', lockVersion: 1, changes: [] }]],
    ['too many', Array.from({ length: 201 }, () => ({ type: 'dish', id: 'x', lockVersion: 1, changes: {} }))],
  ])('refuses %s', async (_name, changes) => {
    const answer = await send(changes)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ parameter: 'changes' })
  })

  it('takes a record once', async () => {
    expect((await send([change('dish', soup, { stars: 1 }), change('dish', soup, { stars: 2 })])).status).toBe(400)
  })

  it('knows no records of other tenants, of other types, in the trash or of no type', async () => {
    const foreign = await content.call('POST', '/api/v1/tenants/annex/genre', { as: 'annex-owner', body: { name: { ja: '別館' } } })
    const gone = await content.create('dish', dish('消えた汁'))
    await content.call('DELETE', `${STAFF}/dish/${gone.id}`)
    for (const one of [
      change('genre', foreign.body, {}),
      change('dish', genre, {}),
      change('dish', gone, {}, 2),
      change('nothing', soup, {}),
      { ...change('dish', soup, {}), id: 'x' },
    ])
      expect((await send([one])).status).toBe(404)
    expect((await send([change('dish', soup, {})], { as: 'annex-owner' })).status).toBe(404)
  })

  it('asks for the role of each type', async () => {
    expect((await send([change('dish', soup, { stars: 1 })], { as: 'viewer' })).status).toBe(403)
    expect((await send([change('dish', soup, { stars: 1 })], { as: 'guest' })).status).toBe(401)
    expect((await send([change('dish', soup, {}), change('ledger', soup, {})])).status).toBe(403)
  })

  it('logs what only an administrator may', async () => {
    const answer = await send([change('dish', soup, { stars: 2 })], { as: 'admin' })
    expect(answer.status).toBe(200)
    const { rows } = await content.pool.query(`select changes from content.audit_event where action = 'adminPass'`)
    expect(JSON.stringify(rows)).toContain('/batch')
  })
})
