import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gramsOfWords } from '../store/search-grams.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let snacks: Json
let meals: Json

const NAMES = [
  '焼きおにぎり茶漬け',
  'ころりカレー',
  'ｶﾚｰうどん',
  'バスクチーズケーキ',
  'Ｃｕｒｒｙ Bread',
  'たまごサンド',
  'ポテト',
] as const

beforeAll(async () => {
  content = await startContent()
  snacks = await content.create('genre', { name: { ja: '軽食', en: 'Snacks' }, slug: 'snacks' })
  meals = await content.create('genre', { name: { ja: 'ごはん' }, slug: 'meals' })
  for (const [place, name] of NAMES.entries()) {
    await content.create('dish', {
      name: { ja: name },
      genre: place % 2 === 0 ? snacks.id : meals.id,
      price: { amount: 500 + 100 * Math.floor(place / 3) },
      stars: place % 3,
      allergens: place < 2 ? ['egg', 'milk'] : ['none'],
      seasonFrom: place === 0 ? null : `2026-11-0${place}`,
      secretNote: place === 3 ? '門外不出' : null,
    })
  }
})
afterAll(() => content.stop())

type Listed = {
  readonly items: readonly { readonly name: { readonly ja: string } }[]
  readonly next: string | null
  readonly count: { readonly value: number }
}

const list = async (query = ''): Promise<Listed> => {
  const answer = await content.call('GET', `${STAFF}/dish?${query}`)
  expect(answer.text).not.toContain('"code"')
  return answer.body as unknown as Listed
}

const namesOf = ({ items }: Listed) => items.map(({ name }) => name.ja)

const names = async (query: string) => namesOf(await list(query))

const walk = async (query: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (let after = ''; ;) {
    const page = await list(`${query}&limit=2${after}`)
    found.push(...namesOf(page))
    if (page.next === null) return found
    after = `&after=${page.next}`
  }
}

const DEFAULT = [NAMES[0], NAMES[2], NAMES[4], NAMES[6], NAMES[1], NAMES[3], NAMES[5]]

describe('order and paging', () => {
  it('goes by the declared order: place of the genre, then place in it', async () => {
    expect(await names('')).toEqual(DEFAULT)
    expect((await list('limit=3')).count).toEqual({ value: 7, capped: false })
  })

  it.each([
    '',
    'sort=stars',
    'sort=-stars',
    'sort=price',
    'sort=-price',
    'sort=name',
    'sort=-updatedAt',
    'sort=updatedAt',
    'sort=createdAt',
    'sort=state',
    'sort=-updatedBy',
    'sort=seasonFrom',
  ])('shows every record once when paging by "%s", ties or not', async (sort) => {
    const whole = await names(sort)
    expect(whole.toSorted()).toEqual([...NAMES].toSorted())
    expect(await walk(sort)).toEqual(whole)
  })

  it('sorts by values, not by their digits', async () => {
    const answer = await content.call('GET', `${STAFF}/dish?sort=-price`)
    const amounts = (answer.body['items'] as readonly { price: { amount: number } }[]).map(({ price }) => price.amount)
    expect(amounts).toEqual([700, 600, 600, 600, 500, 500, 500])
  })

  it('follows when a genre moves, and when a dish is dragged', async () => {
    const order = (ids: readonly string[], type: string) => content.call('POST', `${STAFF}/${type}/reorder`, { body: { ids } })
    expect((await order([meals.id, snacks.id], 'genre')).status).toBe(204)
    expect(await names('')).toEqual([...DEFAULT.slice(4), ...DEFAULT.slice(0, 4)])
    expect(await names(`filter[genre]=${meals.id}`)).toEqual(DEFAULT.slice(4))
    expect(await names(`q=${encodeURIComponent('カレー')}`)).toEqual([NAMES[1], NAMES[2]])
    expect((await order([snacks.id, meals.id], 'genre')).status).toBe(204)
    const items = (await list('')).items as unknown as readonly Json[]
    const [first, second, ...rest] = items.slice(0, 4).map(({ id }) => id)
    expect((await order([second ?? '', first ?? ''], 'dish')).status).toBe(204)
    expect(await names('')).toEqual([NAMES[2], NAMES[0], ...DEFAULT.slice(2)])
    expect((await list('')).items.map((item) => (item as unknown as Json).lockVersion)).toEqual(items.map(() => 1))
    expect((await order([first ?? '', second ?? '', ...rest], 'dish')).status).toBe(204)
    expect((await order(['01ARZ3NDEKTSV4RRFFQ69G5FAV'], 'dish')).status).toBe(404)
    expect((await order(['\0'], 'dish')).status).toBe(404)
    expect((await order([], 'dish')).status).toBe(400)
  })
})

describe('filters', () => {
  it.each([
    ['filter[allergens]=egg', [NAMES[0], NAMES[1]]],
    ['filter[allergens]=egg&filter[allergens]=milk', [NAMES[0], NAMES[1]]],
    ['filter[price]=600..', [NAMES[4], NAMES[6], NAMES[3], NAMES[5]]],
    ['filter[price]=..500', [NAMES[0], NAMES[2], NAMES[1]]],
    ['filter[price]=600', [NAMES[4], NAMES[3], NAMES[5]]],
    ['filter[seasonFrom]=2026-11-02..2026-11-04', [NAMES[2], NAMES[4], NAMES[3]]],
    ['filter[seasonFrom]=', [NAMES[0]]],
    ['filter[isSoldOut]=false&filter[price]=700', [NAMES[6]]],
    ['filter[allergens]=none&filter[price]=500', [NAMES[2]]],
    ['status=off&sort=name&filter[allergens]=egg', [NAMES[1], NAMES[0]]],
    ['status=on', []],
    ['status=on,off&filter[price]=700', [NAMES[6]]],
    ['translation=missing&filter[price]=700', [NAMES[6]]],
    ['translation=outdated', []],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
    expect(await walk(query)).toEqual(expected)
    expect((await list(query)).count.value).toBe(expected.length)
  })

  it.each([
    ['colour=red', 'colour'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['sort=description', 'sort'],
    ['sort=__proto__', 'sort'],
    ['after=abc', 'after'],
    ['status=archived', 'status'],
    ['status=constructor', 'status'],
    ['status=on,archived', 'status'],
    ['status=', 'status'],
    ['counts=genre', 'counts'],
    ['counts=status&counts=status', 'counts'],
    ['trash=maybe', 'trash'],
    ['filter[description]=x', 'filter[description]'],
    ['filter[constructor]=x', 'filter[constructor]'],
    ['filter[price]=cheap', 'filter[price]'],
    ['filter[allergens]=fish', 'filter[allergens]'],
    ['filter[isSoldOut]=yes', 'filter[isSoldOut]'],
    ['filter[isSoldOut]=', 'filter[isSoldOut]'],
    ['filter[seasonFrom]=2026..x', 'filter[seasonFrom]'],
    ['filter[seasonFrom]=2026-02-30', 'filter[seasonFrom]'],
    ['filter[seasonFrom]=2026-11-01..2026-11-02..2026-11-03', 'filter[seasonFrom]'],
    ['filter[price]=1&filter[price]=2..3', 'filter[price]'],
    ['filter[firstServed]=2026-13', 'filter[firstServed]'],
    ['filter[firstServed]=2026..', 'filter[firstServed]'],
    ['filter[genre]=snacks', 'filter[genre]'],
    ['filter[secretGrade]=zzz', 'filter[secretGrade]'],
    ['filter[a-b]=x', 'filter[a-b]'],
    ['filter[]=x', 'filter[]'],
    ['locale=fr', 'locale'],
    ['translation=none', 'translation'],
    ['q=%00', 'q'],
    [`q=${'a'.repeat(101)}`, 'q'],
  ])('refuses %s by the name of the parameter', async (query, parameter) => {
    const answer = await content.call('GET', `${STAFF}/dish?${query}`)
    expect([answer.status, answer.body['parameter']]).toEqual([400, parameter])
  })

  it('knows no more of a record of another tenant than of one that never was', async () => {
    const foreign = await content.call('POST', '/api/v1/tenants/annex/genre', {
      as: 'annex-owner',
      body: { name: { ja: '別館' }, slug: 'away' },
    })
    const answers = [foreign.body.id, '01ARZ3NDEKTSV4RRFFQ69G5FAV'].map((id) => content.call('GET', `${STAFF}/dish?filter[genre]=${id}`))
    const [one, other] = await Promise.all(answers)
    expect([one?.status, one?.text]).toEqual([200, other?.text])
    expect((await content.delivered('dish?genre=away')).body['items']).toEqual([])
  })

  it('refuses an instant that no clock shows', async () => {
    for (const instant of ['2026-02-30', '2026-02-30T10:00:00Z', '2026-11-01T25:00Z', 'soon..']) {
      const answer = await content.call('GET', `${STAFF}/post?filter[publishFrom]=${instant}`)
      expect([answer.status, answer.body['parameter']], instant).toEqual([400, 'filter[publishFrom]'])
    }
  })

  it('refuses a cursor of another sort', async () => {
    const { next } = await list('limit=1&sort=price')
    expect((await content.call('GET', `${STAFF}/dish?after=${next}`)).status).toBe(400)
  })
})

describe('search', () => {
  it.each([
    ['カレー', [NAMES[2], NAMES[1]]],
    ['ｶﾚｰ', [NAMES[2], NAMES[1]]],
    ['茶漬', [NAMES[0]]],
    ['curry', [NAMES[4]]],
    ['CURRY bread', [NAMES[4]]],
    ['bread curry', [NAMES[4]]],
    ['サ', [NAMES[5]]],
    ['門外', [NAMES[3]]],
    ['カレ ーう', [NAMES[2]]],
    ['レカ', []],
    ['%', []],
    ["'); drop", []],
  ])('finds %s', async (words, expected) => {
    expect(await names(`q=${encodeURIComponent(words)}`)).toEqual(expected)
    expect(await walk(`q=${encodeURIComponent(words)}`)).toEqual(expected)
  })

  it('goes together with filters and sorts', async () => {
    expect(await names(`q=${encodeURIComponent('カレー')}&filter[genre]=${meals.id}`)).toEqual([NAMES[1]])
    expect(await names(`q=${encodeURIComponent('カレー')}&sort=-name`)).toEqual([NAMES[2], NAMES[1]])
  })
})

describe('what a list answers', () => {
  it('leaves long fields to the single record, and brings labels', async () => {
    const answer = await content.call('GET', `${STAFF}/dish?limit=1`)
    const [item] = answer.body['items'] as readonly Json[]
    expect(item).toMatchObject({ sortOrder: 10, isPublished: false, price: { amount: 500 } })
    expect(item).not.toHaveProperty('description')
    expect(answer.body['included']).toMatchObject({ records: { [snacks.id]: { title: { ja: '軽食', en: 'Snacks' } } } })
  })

  it('counts what points at each record, by the working copy and without the trash', async () => {
    const counted = async () => {
      const { body } = await content.call('GET', `${STAFF}/genre?sort=createdAt`)
      return (body['items'] as readonly Json[]).map((item) => item['counted'])
    }
    const dishes = (...values: readonly number[]) => values.map((value) => ({ dishes: { value, capped: false } }))
    expect(await counted()).toEqual(dishes(4, 3))
    const extra = await content.create('dish', { name: { ja: '二度数えない品' }, genre: meals.id, price: { amount: 1 } })
    await content.patch('dish', extra, { isPublished: false })
    expect(await counted()).toEqual(dishes(4, 4))
    expect((await content.call('DELETE', `${STAFF}/dish/${extra.id}`)).status).toBeLessThan(300)
    expect(await counted()).toEqual(dishes(4, 3))
    expect((await content.call('GET', `${STAFF}/dish?limit=1`)).body['items']).not.toMatchObject([{ counted: {} }])
    expect((await content.call('GET', `${STAFF}/genre?sort=dishes`)).status).toBe(400)
  })

  it('counts no further than a thousand of them', async () => {
    const many = await content.create('genre', { name: { ja: '品の多い分類' }, slug: 'many' })
    await content.pool.query(`
      create temporary table made as select '01ARZ3NDEKTSV4RRFFD6' || lpad(i::text, 6, '0') as id from generate_series(1, 1001) i;
      insert into content.entry (tenant_id, id, type, status, data, position, ja_updated_at, created_at, created_by_name, updated_at, updated_by_name)
        select 901, id, 'dish', 'draft', '{}', '00000', now(), now(), 'x', now(), 'x' from made;
      insert into content.entry_reference (tenant_id, src_id, stage, path, dst_id, on_delete) select 901, id, 0, 'genre', '${many.id}', 'restrict' from made;
      drop table made`)
    const { body } = await content.call('GET', `${STAFF}/genre?slug=many`)
    await content.pool.query(`delete from content.entry where id like '01ARZ3NDEKTSV4RRFFD6%'`)
    expect(body['items']).toMatchObject([{ counted: { dishes: { value: 1000, capped: true } } }])
    expect((await content.call('DELETE', `${STAFF}/genre/${many.id}`)).status).toBe(204)
  })

  it('finds a record by its slug', async () => {
    const answer = await content.call('GET', `${STAFF}/genre?slug=SNACKS&limit=1`)
    expect(answer.body['items']).toMatchObject([{ id: snacks.id }])
  })

  it('stops counting at a thousand, and finds words that are in more than that', async () => {
    const grams = gramsOfWords(['試験'], { tenant: 901, type: 'genre', stage: 0 })
    await content.pool.query(`
      create temporary table made as select '01ARZ3NDEKTSV4RRFFQ6' || lpad(i::text, 6, '0') as id, lpad((i * 7919 % 1200)::text, 5, '0') as position, i % 2 as flag from generate_series(1, 1200) i;
      insert into content.entry (tenant_id, id, type, status, data, position, ja_updated_at, created_at, created_by_name, updated_at, updated_by_name)
        select 901, id, 'genre', 'draft', '{"name": {"ja": "試験"}}', position, now(), now(), 'x', now(), 'x' from made;
      insert into content.entry_index (tenant_id, entry_id, type, stage, field, val, position) select 901, id, 'genre', 0, 'isPublished', flag::text, position from made;
      insert into content.entry_search (tenant_id, entry_id, type, stage, position, body, grams) select 901, id, 'genre', 0, position, '試験', '{${grams.join(',')}}' from made;
      drop table made`)
    const q = `q=${encodeURIComponent('試験')}`
    const page = async (query: string) => (await content.call('GET', `${STAFF}/genre?${query}`)).body
    expect((await page('limit=2'))['count']).toEqual({ value: 1000, capped: true })
    const walked: unknown[] = []
    for (let after = ''; ;) {
      const body = await page(`${q}&limit=100${after}`)
      expect(body['count']).toEqual({ value: 1000, capped: true })
      walked.push(...(body['items'] as readonly Json[]).map(({ id }) => id))
      if (body.next === null) break
      after = `&after=${body.next}`
    }
    const { rows } = await content.pool.query<{ id: string }>(
      `select id from content.entry where data->'name'->>'ja' = '試験' order by position, id`,
    )
    expect(walked).toEqual(rows.map(({ id }) => id))
    expect((await page(`${q}&filter[isPublished]=true&limit=1`))['count']).toEqual({ value: 600, capped: false })
    expect((await page(`${q}&translation=missing&limit=1`))['count']).toEqual({ value: 1000, capped: true })
    expect((await page(`${q}&sort=-updatedAt&limit=1`))['items']).toHaveLength(1)
  })
})

describe('the states of a list', () => {
  const post = (slug: string) => content.create('post', { title: { ja: `記事${slug}` }, slug, lead: { ja: '要約' } })
  const counts = async (query: string) => (await content.call('GET', `${STAFF}/post?counts=status&${query}`)).body['states']
  const titles = async (query: string) =>
    ((await content.call('GET', `${STAFF}/post?sort=createdAt&${query}`)).body['items'] as readonly Json[]).map(({ slug }) => slug)

  it('are filtered by several at once, and counted whatever is chosen of them', async () => {
    const [, live, old, later] = [await post('d-one'), await post('p-one'), await post('a-one'), await post('s-one')]
    await content.transition('post', live, 'publish')
    await content.transition('post', old, 'archive')
    const { body } = await content.patch('post', later, { publishFrom: '2099-01-01T00:00:00.000Z' })
    await content.transition('post', body, 'publish')
    expect(await titles('status=draft,archived')).toEqual(['d-one', 'a-one'])
    expect(await titles('status=scheduled,published')).toEqual(['p-one', 's-one'])
    const all = { draft: 1, scheduled: 1, published: 1, expired: 0, archived: 1 }
    const exact = Object.fromEntries(Object.entries(all).map(([state, value]) => [state, { value, capped: false }]))
    expect(await counts('')).toEqual(exact)
    expect(await counts('status=draft&sort=createdAt&limit=1')).toEqual(exact)
    expect(await counts(`q=${encodeURIComponent('記事p')}`)).toMatchObject({ draft: { value: 0 }, published: { value: 1 } })
    expect((await content.call('GET', `${STAFF}/post`)).body).not.toHaveProperty('states')
  })

  it('are counted to a thousand each', async () => {
    expect((await content.call('GET', `${STAFF}/genre?counts=status&limit=1`)).body['states']).toEqual({
      on: { value: 0, capped: false },
      off: { value: 1000, capped: true },
    })
  })

  it('are not counted where there are none', async () => {
    expect((await content.call('GET', `${STAFF}/review?counts=status`)).status).toBe(400)
  })
})
