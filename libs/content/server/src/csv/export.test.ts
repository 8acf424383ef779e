import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMany } from '../testing/create-many.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json
let curry: Json

const FIRST_NAMES = '髙﨑'

const dish = (name: string, more: object = {}) => ({ name: { ja: name }, genre: genre.id, price: { amount: 900 }, ...more })

const csv = (type: string, query = '', options: object = {}) => content.call('GET', `${STAFF}/${type}.csv${query}`, options)

/** Returns the lines of a file without its byte order mark. */
const linesOf = ({ bytes }: { readonly bytes: Uint8Array }) => new TextDecoder().decode(bytes).split('\r\n').slice(0, -1)

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '汁物', en: 'Soups' } })
  curry = await content.create(
    'dish',
    dish('カレー, "辛口"', {
      name: { ja: 'カレー, "辛口"', en: 'Curry' },
      price: { amount: 1100, taxMode: 'excluded', taxRate: 'reduced' },
      stars: 5,
      allergens: ['egg', 'milk'],
      seasonFrom: '2026-11-21',
      isSoldOut: true,
      sizes: [
        { label: { ja: '小', en: 'S' }, priceDiff: 0 },
        { label: { ja: '大' }, priceDiff: 100 },
      ],
      keeper: 'owner',
      secretGrade: 'a',
      secretNote: '=HYPERLINK("http://example.com")',
    }),
  )
  await content.create(
    'dish',
    dish(`${FIRST_NAMES}の味噌汁`, { stars: 1, secretNote: '0312345678', description: { ja: '一行目\n二行目' } }),
  )
})
afterAll(() => content.stop())

describe('a list as a file', () => {
  it('has the columns of the list under their labels, groups and languages apart', async () => {
    const answer = await csv('dish')
    expect(answer.status).toBe(200)
    expect(Array.from(answer.bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(linesOf(answer)).toEqual([
      '料理名（日本語）,料理名（英語）,分類,価格（金額）,価格（税込・税別）,価格（税率）,星の数,公開する',
      '"カレー, ""辛口""",Curry,汁物,1100,税別,軽減税率,5,いいえ',
      '髙﨑の味噌汁,,汁物,900,税込,標準税率,1,いいえ',
    ])
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="dish-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''%E6%96%99/,
    )
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  it('has exactly what the list filters, in the order that it sorts', async () => {
    expect(linesOf(await csv('dish', '?columns=stars&sort=stars'))).toEqual(['星の数', '1', '5'])
    expect(linesOf(await csv('dish', '?columns=stars&q=味噌'))).toEqual(['星の数', '1'])
    expect(linesOf(await csv('dish', '?columns=stars&filter[secretGrade]=a&limit=1&after=x'))).toEqual(['星の数', '5'])
    expect(linesOf(await csv('dish', '?columns=stars&status=on'))).toEqual(['星の数'])
  })

  it('writes every kind as text', async () => {
    const columns = 'allergens,isSoldOut,seasonFrom,sizes,keeper,secretGrade,state'
    expect(linesOf(await csv('dish', `?columns=${columns}&filter[secretGrade]=a`))[1]).toBe(
      '卵、乳,はい,2026-11-21,"小 / S / 0\n大 / 100",owner さん,優,非公開',
    )
    expect(linesOf(await csv('dish', '?columns=name,allergens,genre,price,state&locale=en&filter[secretGrade]=a'))).toEqual([
      'Dish (Japanese),Dish (English),Allergens,Genre,price (amount),price (tax included),price (tax rate),State',
      '"カレー, ""辛口""",Curry,"Egg, Milk",Soups,1100,Tax excluded,Reduced rate,Unpublished',
    ])
  })

  it('lets no cell become a formula or another number', async () => {
    const [, formula, number] = linesOf(await csv('dish', '?columns=secretNote'))
    expect(formula).toBe(`"'=HYPERLINK(""http://example.com"")"`)
    expect(number).toBe("'0312345678")
  })

  it('has every field and the id on request', async () => {
    const [heading = ''] = linesOf(await csv('dish', '?columns=all'))
    expect(heading.split(',').slice(0, 4)).toEqual(['ID', '料理名（日本語）', '料理名（英語）', '分類'])
    expect(heading).toContain('社内メモ')
    expect(heading.split(',').slice(-4)).toEqual(['状態', '作成日時', '更新日時', '更新者'])
    expect(linesOf(await csv('post', '?columns=seo'))).toEqual(['SEO：検索に出さない'])
  })

  it('is written in Shift_JIS on request', async () => {
    const answer = await csv('dish', '?columns=name&encoding=shift_jis&filter[genre]=' + genre.id)
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(answer.bytes)
    expect(text.split('\r\n')[2]).toBe('髙﨑の味噌汁,')
    expect(answer.headers.get('content-type')).toContain('shift_jis')
  })

  it('is read to its end, page by page', async () => {
    const names = Array.from({ length: 1203 }, (_unused, place) => `通番${String(place).padStart(4, '0')}`)
    await createMany(
      content,
      'review',
      names.map((text) => ({ text, dish: curry.id })),
    )
    const lines = linesOf(await csv('review', '?columns=text&sort=createdAt'))
    expect(lines.slice(1)).toEqual(names)
    expect(linesOf(await csv('review', '?columns=text&q=通番&sort=-updatedAt')).slice(1)).toEqual([...names].reverse())
  })

  it('is written into the log with its columns', async () => {
    await csv('dish', '?columns=name,stars&filter[secretGrade]=a')
    const { rows } = await content.pool.query(
      `select actor_id, type, changes from content.audit_event where action = 'export' order by id desc limit 1`,
    )
    expect(rows).toEqual([
      { actor_id: 'editor', type: 'dish', changes: { fields: ['name.ja', 'name.en', 'stars'], note: 'filter%5BsecretGrade%5D=a' } },
    ])
  })
})

it('leaves out of the log whom a list of people was searched for', async () => {
  await content.call('POST', `${STAFF}/patron`, { as: 'owner', body: { code: 'P1', who: '山田', ward: 'east', rank: 'a' } })
  const lines = linesOf(
    await csv('patron', '?columns=who&q=山田&filter[ward]=east&filter[rank]=a&sort=-updatedAt', { as: 'owner', isProven: true }),
  )
  expect(lines).toHaveLength(2)
  const { rows } = await content.pool.query(
    `select changes ->> 'note' as note from content.audit_event where action = 'export' and type = 'patron'`,
  )
  expect(rows).toEqual([{ note: 'filter%5Brank%5D=a&sort=-updatedAt' }])
})

it('holds what tells of people only when it is asked for, by the owner', async () => {
  const asked = (query: string) => csv('patron', query, { as: 'owner', isProven: true })
  const [usual = ''] = linesOf(await asked(''))
  expect(usual).not.toMatch(/who|ward/)
  expect(linesOf(await asked('?columns=code,who'))[1]).toContain('山田')
  expect(linesOf(await asked('?columns=all')).join()).toContain('山田')
  expect((await csv('patron', '?columns=code', { as: 'editor', isProven: true })).status).toBe(403)
})

describe('who may not have it, and what is refused', () => {
  it.each([
    ['viewer', 403],
    ['guest', 401],
    ['annex-owner', 404],
    ['owner', 200],
  ] as const)('a %s gets %i', async (as, status) => {
    expect((await csv('dish', '?columns=stars', { as })).status).toBe(status)
  })

  it('asks for the role of the type', async () => {
    expect((await csv('ledger')).status).toBe(403)
    expect((await csv('letter', '', { as: 'editor' })).status).toBe(403)
    expect((await csv('letter', '', { as: 'owner', isProven: true })).status).toBe(200)
  })

  it('asks for a fresh proof where it tells of people, and logs nothing without', async () => {
    const count = async () => (await content.pool.query(`select from content.audit_event where action = 'export'`)).rowCount
    const before = await count()
    for (const type of ['letter', 'patron']) {
      const { status, body } = await csv(type, '', { as: 'owner' })
      expect([status, body['code']]).toEqual([403, 'step-up-required'])
    }
    expect(await count()).toBe(before)
  })

  it.each([
    ['?columns=nothing', 'columns'],
    ['?columns=constructor', 'columns'],
    ['?columns=name&columns=stars', 'columns'],
    ['?encoding=latin1', 'encoding'],
    ['?color=red', 'color'],
    ['?sort=secretNote', 'sort'],
    ['?filter[secretNote]=x', 'filter[secretNote]'],
  ])('refuses %s', async (query, parameter) => {
    const answer = await csv('dish', query)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ parameter })
  })

  it('knows no unknown types', async () => {
    expect((await csv('nothing')).status).toBe(404)
    expect((await csv('')).status).toBe(404)
  })
})
