import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureFixedRows } from '../store/fixed-rows.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { encodeText } from './encoding.ts'

let content: ContentUnderTest
let genre: Json

type Sent = { readonly status: number; readonly body: Json }

const dish = (name: string, more: object = {}) => ({ name: { ja: name }, genre: genre.id, price: { amount: 900 }, ...more })

const send = (type: string, file: string | Uint8Array, options: object = {}) => {
  const raw = new FormData()
  raw.set('file', new Blob([typeof file === 'string' ? file : Buffer.from(file)]), '料理.csv')
  return content.call('POST', `${STAFF}/${type}/import`, { raw, ...options })
}

const step = (type: string, { body }: Sent, name: 'check' | 'apply', plan: object, options: object = {}) =>
  content.call('POST', `${STAFF}/${type}/import/${body.id}/${name}`, { body: { mapping: body['mapping'], ...plan }, ...options })

const errorsOf = ({ body }: Sent) =>
  (body['errors'] as readonly { row: number; path: string; rule: string }[]).map(({ row, path, rule }) => `${row} ${path} ${rule}`)

const get = async (type: string, { id }: { readonly id: string }) => (await content.call('GET', `${STAFF}/${type}/${id}`)).body

const find = async (type: string, q: string) =>
  ((await content.call('GET', `${STAFF}/${type}?q=${encodeURIComponent(q)}`)).body['items'] as readonly Json[])[0] ?? null

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '汁物', en: 'Soups' }, slug: 'soups' })
})
afterAll(() => content.stop())

describe('a file that comes in', () => {
  it('tells what its columns seem to be, by label in either language, path or field', async () => {
    const answer = await send(
      'dish',
      '料理名（日本語）,Dish (English),分類,価格,社内評価,謎,stars,料理名\r\nカレー,Curry,汁物,1100,優,?,3,x\r\n',
    )
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      fileName: '料理.csv',
      encoding: 'utf-8',
      delimiter: ',',
      rowCount: 1,
      mapping: ['name.ja', 'name.en', 'genre', 'price.amount', 'secretGrade', null, 'stars', null],
      modes: ['create', 'update', 'both'],
      preview: [['カレー', 'Curry', '汁物', '1100', '優', '?', '3', 'x']],
      keys: [
        { path: 'id', label: 'ID' },
        { path: 'name.ja', label: '料理名（日本語）' },
      ],
    })
    const paths = (answer.body['targets'] as readonly { path: string }[]).map(({ path }) => path)
    expect(paths).toContain('price.taxRate')
    expect(paths).not.toContain('sizes')
  })

  it('is read in Shift_JIS, between tabs and over several lines', async () => {
    const answer = await send('dish', await encodeText('料理名\t社内メモ\n髙﨑\t"一行目\n""二""行目"\n', 'shift_jis'))
    expect(answer.body).toMatchObject({ encoding: 'shift_jis', delimiter: '\t', preview: [['髙﨑', '一行目\n"二"行目']] })
  })

  it.each([
    ['an unclosed quote', 'name\r\n"x\r\n', 'malformed-csv'],
    ['no headings', '', 'malformed-csv'],
    ['more cells than headings', 'name\r\nx,y\r\n', 'malformed-csv'],
    ['headings alone', 'name\r\n,\r\n', 'no-rows'],
    ['no text', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0xff]), 'malformed-csv'],
    ['too many rows', `name\r\n${'x\r\n'.repeat(5001)}`, 'too-many-rows'],
    ['rows behind more empty lines than are read', `name\r\nx\r\n${'\r\n'.repeat(12_000)}y\r\n`, 'too-many-rows'],
  ])('is refused with %s', async (_name, file, code) => {
    expect((await send('dish', file)).body).toMatchObject({ status: 422, code })
  })

  it('says how many rows are too many as a person writes the number', async () => {
    const answer = await send('dish', `name\r\n${'x\r\n'.repeat(5001)}`)
    expect(answer.body['title']).toBe('一度に取り込めるのは5,000行までです。ファイルを分けてください')
  })

  it('is refused when it is too large, missing or called otherwise', async () => {
    expect((await send('dish', new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413)
    const other = new FormData()
    other.set('table', new Blob(['name']), 'x.csv')
    expect((await content.call('POST', `${STAFF}/dish/import`, { raw: other })).body).toMatchObject({ parameter: 'table' })
    expect((await content.call('POST', `${STAFF}/dish/import`, { raw: new FormData() })).status).toBe(400)
    expect((await content.call('POST', `${STAFF}/dish/import`, { body: {} })).status).toBe(415)
  })
})

it('is taken under a name that holds what no text keeps', async () => {
  const raw = '--x\r\ncontent-disposition: form-data; name="file"; filename*=UTF-8\'\'a%00%E2%80%AEb.csv\r\n\r\nname\r\nx\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const { status, body } = await content.call('POST', `${STAFF}/dish/import`, { raw, headers })
  expect({ status, fileName: body['fileName'] }).toEqual({ status: 201, fileName: 'ab.csv' })
})

describe('new records', () => {
  it('are checked without a trace, made at once, and taken back', async () => {
    const file = [
      '料理名,料理名（英語）,分類,価格,価格（税込・税別）,アレルゲン,売り切れ,提供開始日,担当,社内メモ,公開する,説明',
      'うどん,Udon,soups,"￥1,200",税別,卵、乳,はい,2026/11/21,owner@example.com,\'=1+1,いいえ,',
      `そば,,${genre.id},900円,,,,令和8年11月21日,viewer さん,'0123,1,出汁`,
    ].join('\r\n')
    const sent = await send('dish', file)
    const checked = await step('dish', sent, 'check', { mode: 'create' })
    expect(checked.body).toEqual({ create: 2, update: 0, unchanged: 0, invalid: 0, errors: [] })
    expect(await find('dish', 'うどん')).toBeNull()
    const applied = await step('dish', sent, 'apply', { mode: 'create' })
    expect(applied.body).toMatchObject({ create: 2, operation: expect.any(String) })
    const udon = await get('dish', (await find('dish', 'うどん')) as Json)
    expect(udon).toMatchObject({
      name: { ja: 'うどん', en: 'Udon' },
      genre: genre.id,
      price: { amount: 1200, taxMode: 'excluded', taxRate: 'standard' },
      allergens: ['egg', 'milk'],
      isSoldOut: true,
      seasonFrom: '2026-11-21',
      keeper: 'owner',
      secretNote: '=1+1',
      isPublished: false,
    })
    expect(await get('dish', (await find('dish', 'そば')) as Json)).toMatchObject({
      keeper: 'viewer',
      secretNote: '0123',
      isPublished: true,
      sortOrder: Number(udon['sortOrder']) + 10,
    })
    expect((await step('dish', sent, 'apply', { mode: 'create' })).body).toEqual(applied.body)
    const undone = await content.call('POST', `${STAFF}/dish/bulk/${String(applied.body['operation'])}/undo`)
    expect(undone.body).toMatchObject({ done: 2, failed: [] })
    expect(await find('dish', 'うどん')).toBeNull()
  })

  it('are checked and made with the cells that were corrected after the file was sent', async () => {
    const sent = await send('dish', '料理名,分類,価格\r\n直した品,汁物,安い')
    expect(errorsOf(await step('dish', sent, 'check', { mode: 'create' }))).toEqual(['2 price.amount integer'])
    const corrected = { mode: 'create', corrections: [{ row: 2, column: 2, text: '120' }] }
    expect((await step('dish', sent, 'check', corrected)).body).toMatchObject({ create: 1, invalid: 0 })
    await step('dish', sent, 'apply', corrected)
    expect(await find('dish', '直した品')).toMatchObject({ price: { amount: 120 } })
  })

  it('are told row by row what is wrong with them, and none is made', async () => {
    for (const ja of ['同名甲', '同名乙']) await content.create('genre', { name: { ja, en: 'Twins' } })
    await content.create('dish', dish('先客'))
    const rows = [
      '料理名,分類,価格,アレルゲン,売り切れ,提供開始日,星の数,公開する,担当',
      ',汁物,100,,,,,,',
      '甲,無い分類,100,謎,多分,来週,九,,誰か',
      '',
      '乙,Twins,100,,,,,,',
      '先客,汁物,100,,,,9,,',
      '丙,汁物,-5,,,,,はい,',
      '丙,汁物,5,,,,,,',
      '丁,汁物,,,,,,,',
      '丁,汁物,100,,,,,,',
    ].join('\r\n')
    const sent = await send('dish', rows)
    const checked = await step('dish', sent, 'check', { mode: 'create' })
    expect(checked.body).toMatchObject({ create: 2, invalid: 6 })
    expect(errorsOf(checked)).toEqual([
      '2 name.ja requiredInput',
      '3 genre unknownName',
      '3 allergens oneOf',
      '3 isSoldOut yesOrNo',
      '3 seasonFrom requiredDate',
      '3 keeper unknownName',
      '3 stars integer',
      '5 genre ambiguousName',
      '6 stars max',
      '7 description.ja requiredInput',
      '7 price.amount min',
      '9 price requiredInput',
    ])
    const wrong = (checked.body['errors'] as readonly Json[]).find(({ path }) => path === 'allergens')
    expect(wrong).toMatchObject({ row: 3, value: '謎', allowed: expect.arrayContaining([expect.any(String)]) })
    expect(wrong?.['message']).toMatch(/^「謎」は使えません。使える値：/)
    expect(checked.body['errors']).toContainEqual({
      row: 3,
      path: 'genre',
      rule: 'unknownName',
      params: { text: '無い分類' },
      message: '「無い分類」に当てはまる記録が見つかりません。名前、URL、IDのどれかを正しく入力してください。',
    })
    const applied = await step('dish', sent, 'apply', { mode: 'create' })
    expect(applied.body).toMatchObject({ status: 422, code: 'invalid-rows', create: 2, invalid: 6 })
    expect(await find('dish', '丁')).toBeNull()
    const rest = await step('dish', sent, 'apply', { mode: 'create', skipInvalid: true })
    expect(rest.body).toMatchObject({ create: 2, invalid: 6 })
    expect(await find('dish', '丁')).not.toBeNull()
  })

  it('do not take a value that a record or a row above holds', async () => {
    await content.create('dish', dish('占有'))
    const sent = await send('dish', '料理名,分類,価格\r\n占有,汁物,1\r\n二重,汁物,1\r\n二重,汁物,2\r\n')
    const plan = { mode: 'create' }
    expect(errorsOf(await step('dish', sent, 'check', plan))).toEqual(['2 name.ja duplicate', '4 name.ja duplicate'])
    expect(errorsOf(await step('dish', sent, 'apply', plan))).toEqual(['2 name.ja duplicate', '4 name.ja duplicate'])
  })
})

describe('records that there are', () => {
  it('are as they were when what was exported comes back', async () => {
    await content.create(
      'dish',
      dish('往復、"便"', {
        name: { ja: '往復、"便"', en: 'Round trip' },
        allergens: ['egg', 'none'],
        sizes: [{ label: { ja: '小' }, priceDiff: 5 }],
        description: { ja: '一行目\n二行目' },
        secretNote: "'=x",
        keeper: 'editor',
      }),
    )
    for (const locale of ['ja', 'en']) {
      const exported = await content.call('GET', `${STAFF}/dish.csv?columns=all&locale=${locale}`)
      const sent = await send('dish', exported.bytes)
      const { body } = await step('dish', sent, 'check', { mode: 'update', key: 'id' })
      expect(body).toMatchObject({ create: 0, update: 0, invalid: 0, unchanged: sent.body['rowCount'] })
    }
  })

  it('are changed by a unique field, and added where it finds none', async () => {
    const known = await content.create('dish', dish('既知', { stars: 1, price: { amount: 100, taxRate: 'reduced' }, secretNote: '消す' }))
    const sent = await send('dish', '料理名,分類,価格,社内メモ\r\n既知,汁物,200,\r\n未知,汁物,300,\r\n')
    const plan = { mode: 'both', key: 'name.ja' }
    expect((await step('dish', sent, 'check', plan)).body).toMatchObject({ create: 1, update: 1, invalid: 0 })
    expect(errorsOf(await step('dish', sent, 'check', { ...plan, mode: 'update' }))).toEqual(['3 name.ja unknownKey'])
    const applied = await step('dish', sent, 'apply', plan)
    expect(await get('dish', known)).toMatchObject({
      price: { amount: 200, taxMode: 'included', taxRate: 'reduced' },
      stars: 1,
      secretNote: null,
      lockVersion: 2,
    })
    await content.call('POST', `${STAFF}/dish/bulk/${String(applied.body['operation'])}/undo`)
    expect(await get('dish', known)).toMatchObject({ price: { amount: 100 }, secretNote: '消す' })
    expect(await find('dish', '未知')).toBeNull()
  })

  it('are each in one row', async () => {
    const one = await content.create('dish', dish('一度だけ'))
    const sent = await send('dish', `ID,stars\r\n${one.id},1\r\n${one.id},2\r\n,3\r\n${genre.id},4\r\n`)
    const { body } = await step('dish', sent, 'check', { mode: 'update', key: 'id' })
    expect(errorsOf({ status: 200, body })).toEqual(['3 id repeatedKey', '4 id requiredInput', '5 id unknownKey'])
  })

  it('that are always there are found by what tells them apart, though nobody sets it', async () => {
    await ensureFixedRows(content.services)
    const sent = await send('zone', 'area,fee\r\nnear,310\r\nfar,900\r\n')
    expect(sent.body).toMatchObject({ modes: ['update'], mapping: ['area', 'fee'], keys: [{ path: 'id' }, { path: 'area' }] })
    expect((await step('zone', sent, 'apply', { mode: 'update', key: 'area' })).body).toMatchObject({ update: 1, unchanged: 1, invalid: 0 })
    const { body } = await content.call('GET', `${STAFF}/zone`)
    expect(body['items']).toMatchObject([
      { area: 'near', fee: 310 },
      { area: 'far', fee: 900 },
    ])
  })

  it('take texts of articles as paragraphs', async () => {
    const post = await content.create('post', { title: { ja: '本文' }, slug: 'body-1' })
    const sent = await send('post', `slug,body.ja,publishFrom\r\nbody-1,"<b>一</b>\r\n\r\n二",2026/11/21 9:05\r\n`)
    expect((await step('post', sent, 'apply', { mode: 'update', key: 'slug' })).body).toMatchObject({ update: 1, invalid: 0 })
    expect(await get('post', post)).toMatchObject({
      publishFrom: '2026-11-21T00:05:00.000Z',
      body: {
        ja: {
          blocks: [
            { type: 'paragraph', data: { text: '&lt;b&gt;一&lt;/b&gt;' } },
            { type: 'paragraph', data: { text: '二' } },
          ],
        },
      },
    })
  })
})

describe('a save that is cut off', () => {
  it('leaves nothing, and is repeated', async () => {
    const names = Array.from({ length: 900 }, (_unused, place) => `切断${place}`)
    const sent = await send('dish', `料理名,分類,価格\r\n${names.map((name) => `${name},汁物,1`).join('\r\n')}\r\n`)
    const saving = step('dish', sent, 'apply', { mode: 'create' }).catch((error: unknown) => error)
    const cut = async (): Promise<boolean> => {
      const { rows } = await content.pool.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database() and state <> 'idle' and query like '%content.entry_revision%'`)
      return rows.length > 0
    }
    while (!(await cut()));
    expect(await saving).toBeInstanceOf(Error)
    expect(await find('dish', '切断0')).toBeNull()
    expect((await step('dish', sent, 'apply', { mode: 'create' })).body).toMatchObject({ create: 900, invalid: 0 })
    expect(await find('dish', '切断899')).not.toBeNull()
  })
})

describe('what is refused', () => {
  it('a plan that means nothing', async () => {
    const sent = await send('dish', 'name,stars\r\nx,1\r\n')
    const of = async (plan: object) => (await step('dish', sent, 'check', plan)).body['parameter']
    expect(await of({ mode: 'replace' })).toBe('mode')
    expect(await of({ mode: 'create', mapping: ['name.ja'] })).toBe('mapping')
    expect(await of({ mode: 'create', mapping: ['name.ja', 'nothing'] })).toBe('mapping')
    expect(await of({ mode: 'create', mapping: ['stars', 'stars'] })).toBe('mapping')
    expect(await of({ mode: 'create', mapping: [null, null] })).toBe('mapping')
    expect(await of({ mode: 'create', mapping: ['sizes', 'stars'] })).toBe('mapping')
    expect(await of({ mode: 'update', key: 'stars' })).toBe('key')
    expect(await of({ mode: 'update' })).toBe('key')
    expect((await step('dish', sent, 'apply', { mode: 'create', skipInvalid: 1 })).body).toMatchObject({ parameter: 'skipInvalid' })
  })

  it.each([
    ['viewer', 403],
    ['guest', 401],
    ['annex-owner', 404],
  ] as const)('a %s', async (as, status) => {
    const sent = await send('dish', 'name\r\nx\r\n')
    expect((await send('dish', 'name\r\n', { as })).status).toBe(status)
    expect((await step('dish', sent, 'check', { mode: 'create' }, { as })).status).toBe(status)
    expect((await step('dish', sent, 'apply', { mode: 'create' }, { as })).status).toBe(status)
  })

  it("somebody else's file, one of another type and an old one", async () => {
    const sent = await send('dish', 'name\r\nx\r\n')
    expect((await step('dish', sent, 'check', { mode: 'create' }, { as: 'owner' })).status).toBe(404)
    expect((await step('genre', sent, 'check', { mode: 'create' })).status).toBe(404)
    expect((await step('dish', { status: 201, body: { ...sent.body, id: 'x' } }, 'apply', { mode: 'create' })).status).toBe(404)
    await content.pool.query(`update content.import set created_at = now() - interval '61 minutes' where id = $1`, [sent.body.id])
    expect((await step('dish', sent, 'check', { mode: 'create' })).status).toBe(404)
    await send('dish', 'name\r\nx\r\n')
    const { rows } = await content.pool.query(`select 1 from content.import where id = $1`, [sent.body.id])
    expect(rows).toEqual([])
  })

  it('types that people do not add to or change', async () => {
    expect((await send('ledger', 'name\r\n', { as: 'owner' })).status).toBe(405)
    const letters = await send('letter', 'subject\r\nx\r\n')
    expect(letters.body).toMatchObject({ modes: ['update'], mapping: [null] })
  })

  it('records of other tenants', async () => {
    const foreign = await content.call('POST', '/api/v1/tenants/annex/genre', { as: 'annex-owner', body: { name: { ja: '別館の棚' } } })
    const sent = await send('dish', `name,genre,price\r\n甲,別館の棚,1\r\n乙,${foreign.body.id},1\r\n`)
    expect(errorsOf(await step('dish', sent, 'check', { mode: 'create' }))).toEqual(['2 genre unknownName', '3 genre unknownName'])
    const own = await send('genre', `ID,memo\r\n${foreign.body.id},x\r\n`)
    expect(errorsOf(await step('genre', own, 'check', { mode: 'update', key: 'id' }))).toEqual(['2 id unknownKey'])
  })
})

// In three parts. As many as a file may have: `longest-import.system.test.ts`.
it('imports five hundred rows', async () => {
  const rows = Array.from({ length: 500 }, (_unused, place) => `大量${place},汁物,${place}`)
  const sent = await send('dish', `料理名,分類,価格\r\n${rows.join('\r\n')}\r\n`)
  expect((await step('dish', sent, 'check', { mode: 'create' })).body).toMatchObject({ create: 500 })
  expect((await step('dish', sent, 'apply', { mode: 'create' })).body).toMatchObject({ create: 500 })
})
