import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '軽食', en: 'Snacks' } })
})
afterAll(() => content.stop())

const dish = (name: string, more: object = {}) => ({ name: { ja: name }, genre: genre.id, price: { amount: 1100 }, ...more })

describe('creating and changing', () => {
  it('fills in what the server decides and labels what a record points to', async () => {
    expect(genre).toMatchObject({
      lockVersion: 1,
      slug: expect.stringMatching(/^genre-[0-9a-z]{8}$/),
      sortOrder: 10,
      isPublished: false,
      state: 'off',
    })
    const made = await content.create('dish', dish('ころりカレー'))
    expect(made).toMatchObject({
      name: { ja: 'ころりカレー', en: null },
      price: { amount: 1100, taxMode: 'included', taxRate: 'standard' },
      localeUpdatedAt: { en: null },
      createdBy: { id: 'editor', name: 'editor さん' },
      included: { records: { [genre.id]: { type: 'genre', title: { ja: '軽食', en: 'Snacks' }, state: 'off' } } },
    })
  })

  it('keeps the side of a language that is not sent, and dates each language by itself', async () => {
    const made = await content.create('dish', dish('たまごサンド'))
    const english = await content.patch('dish', made, { name: { en: 'Egg sandwich' } })
    expect(english.body).toMatchObject({
      lockVersion: 2,
      name: { ja: 'たまごサンド', en: 'Egg sandwich' },
      localeUpdatedAt: { ja: made['updatedAt'], en: english.body['updatedAt'] },
    })
    expect(english.headers.get('etag')).toBe('"2"')
    const priced = await content.patch('dish', english.body, { price: { amount: 780 } })
    expect(priced.body, 'a price has no language').toMatchObject({
      localeUpdatedAt: { ja: made['updatedAt'], en: english.body['updatedAt'] },
    })
    const described = await content.patch('dish', priced.body, { description: { ja: 'ふわふわ' } })
    expect(described.body, 'no English text stands beside this one').toMatchObject({ localeUpdatedAt: { ja: made['updatedAt'] } })
    const renamed = await content.patch('dish', described.body, { name: { ja: '厚焼きたまごサンド' } })
    expect(renamed.body).toMatchObject({ localeUpdatedAt: { ja: renamed.body['updatedAt'], en: english.body['updatedAt'] } })
    const cleared = await content.patch('dish', renamed.body, { name: { en: '' } })
    expect(cleared.body).toMatchObject({ localeUpdatedAt: { en: null } })
    const untitled = await content.patch('dish', cleared.body, { description: { en: 'Fluffy' } })
    expect(untitled.body, 'no English without an English title').toMatchObject({ localeUpdatedAt: { en: null } })
  })

  it('knows of which fields the English was left behind', async () => {
    const behind = (answer: { readonly body: Json }) => answer.body['englishBehind']
    const made = await content.create('dish', { ...dish('玉子サンド'), description: { ja: 'ふわふわです', en: 'Fluffy' } })
    expect(made['englishBehind']).toEqual([])
    const named = await content.patch('dish', made, { name: { en: 'Egg sandwich' } })
    expect(behind(named), 'English that comes later follows').toEqual([])
    const changed = await content.patch('dish', named.body, { name: { ja: 'たまごサンドイッチ' }, description: { ja: 'ふわふわ' } })
    expect(behind(changed)).toEqual(['name', 'description'])
    const priced = await content.patch('dish', changed.body, { price: { amount: 790 }, description: { en: 'Very fluffy' } })
    expect(behind(priced), 'only what was translated anew').toEqual(['name'])
    const listed = await content.call('GET', `${STAFF}/dish?q=${encodeURIComponent('たまごサンドイッチ')}`)
    expect(listed.body['items']).toMatchObject([{ englishBehind: ['name'] }])
    const cleared = await content.patch('dish', priced.body, { name: { en: null } })
    expect(behind(cleared), 'missing is not behind').toEqual([])
  })

  it('does not count a save that changes nothing', async () => {
    const made = await content.create('dish', dish('ポテト'))
    expect((await content.patch('dish', made, { name: { ja: ' ポテト ' } })).body.lockVersion).toBe(1)
  })

  it('answers broken rules with their place and words in the asked language', async () => {
    const ja = await content.call('POST', `${STAFF}/dish`, { body: { name: { ja: 'あ'.repeat(60) }, price: { amount: -1 }, unknown: 1 } })
    expect(ja.status).toBe(422)
    expect(ja.body['issues']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'name.ja', rule: 'maxBytes', message: '全角50文字（150バイト）以内で入力してください。' }),
        expect.objectContaining({ path: 'genre', rule: 'requiredObjectSelect' }),
        expect.objectContaining({ path: 'price.amount', rule: 'min' }),
      ]),
    )
    const en = await content.call('POST', `${STAFF}/dish?locale=en`, { body: dish('x', { slug: 'no-such-field' }) })
    expect(en.body['issues']).toEqual([expect.objectContaining({ rule: 'unknownKeys', message: expect.stringMatching(/^[A-Za-z]/) })])
  })

  it('refuses references to what is not there, of another type, or of another tenant', async () => {
    const foreign = await content.call('POST', '/api/v1/tenants/annex/genre', { as: 'annex-owner', body: { name: { ja: '別館' } } })
    const post = await content.create('post', { title: { ja: '記事' } })
    for (const id of ['01ARZ3NDEKTSV4RRFFQ69G5FAV', foreign.body.id, post.id]) {
      const answer = await content.call('POST', `${STAFF}/dish`, {
        body: dish('x', { genre: id, picture: '01ARZ3NDEKTSV4RRFFQ69G5FAV', keeper: 'annex-owner' }),
      })
      expect(answer.status).toBe(422)
      expect(answer.body['issues']).toMatchObject([
        { path: 'genre', rule: 'reference' },
        { path: 'picture', rule: 'reference' },
        { path: 'keeper', rule: 'reference' },
      ])
    }
  })

  it('checks what publishing needs as soon as a switch is turned on', async () => {
    const made = await content.create('dish', dish('説明なし'))
    const answer = await content.patch('dish', made, { isPublished: true })
    expect(answer.body['issues']).toMatchObject([{ path: 'description.ja', rule: 'requiredInput' }])
    expect((await content.patch('dish', made, { isPublished: true, description: { ja: 'おいしい' } })).body).toMatchObject({ state: 'on' })
  })
})

describe('versions', () => {
  it('asks for the version a change is based on', async () => {
    const made = await content.create('dish', dish('版のない更新'))
    expect((await content.call('PATCH', `${STAFF}/dish/${made.id}`, { body: {} })).status).toBe(428)
    expect((await content.call('PATCH', `${STAFF}/dish/${made.id}`, { body: { stars: 1, lockVersion: 1 } })).body).toMatchObject({
      stars: 1,
      lockVersion: 2,
    })
    expect((await content.call('PATCH', `${STAFF}/dish/${made.id}`, { body: {}, headers: { 'if-match': 'latest' } })).status).toBe(400)
  })

  it('answers a stale save with the record now and as the client saw it', async () => {
    const made = await content.create('dish', dish('古い版'))
    await content.patch('dish', made, { stars: 2 })
    const stale = await content.patch('dish', made, { stars: 3 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      code: 'version-conflict',
      current: { lockVersion: 2, stars: 2 },
      base: { lockVersion: 1, stars: null },
    })
  })

  it('keeps revisions with what changed, and restores one as a new save', async () => {
    const made = await content.create('dish', dish('履歴', { stars: 1 }))
    const second = await content.patch('dish', made, { stars: 2, allergens: ['egg'] })
    const { body } = await content.call('GET', `${STAFF}/dish/${made.id}/revisions`)
    expect(body['items']).toMatchObject([{ number: 2, changedFields: ['stars', 'allergens'], createdBy: { id: 'editor' } }, { number: 1 }])
    expect((await content.call('GET', `${STAFF}/dish/${made.id}/revisions/1`)).body).toMatchObject({ stars: 1, allergens: [] })
    expect((await content.call('GET', `${STAFF}/dish/${made.id}/revisions/9`)).status).toBe(404)
    const restored = await content.call('POST', `${STAFF}/dish/${made.id}/revisions/1/restore`, {
      headers: { 'if-match': `"${second.body.lockVersion}"` },
    })
    expect(restored.body).toMatchObject({ lockVersion: 3, stars: 1, allergens: [] })
  })

  it('keeps the newest fifty revisions', async () => {
    let record = await content.create('genre', { name: { ja: '長い履歴' } })
    for (let round = 0; round < 55; round += 1) record = (await content.patch('genre', record, { memo: `${round}` })).body
    const { body } = await content.call('GET', `${STAFF}/genre/${record.id}/revisions`)
    expect(body['items']).toHaveLength(50)
  })

  it('keeps the newest fifty of a record that is switched on too', async () => {
    let record = await content.create('genre', { name: { ja: '公開中の長い履歴' }, isPublished: true })
    for (let round = 0; round < 55; round += 1) record = (await content.patch('genre', record, { memo: `${round}` })).body
    const { body } = await content.call('GET', `${STAFF}/genre/${record.id}/revisions`)
    const items = body['items'] as readonly { number: number }[]
    expect([items.length, items[0]?.number, items.at(-1)?.number]).toEqual([50, 56, 7])
  })

  it('keeps what an article was public as, however old', async () => {
    const draft = await content.create('post', { title: { ja: '公開版' }, slug: 'long-history', lead: { ja: '要約' } })
    let record = (await content.transition('post', draft, 'publish')).body
    for (let round = 0; round < 55; round += 1) record = (await content.patch('post', record, { secretNote: `${round}` })).body
    const { body } = await content.call('GET', `${STAFF}/post/${record.id}/revisions`)
    const items = body['items'] as readonly { number: number }[]
    expect([items.length, items.at(-1)?.number]).toEqual([51, 1])
  })
})

describe('uniqueness', () => {
  it('folds width and case, and names the Japanese side', async () => {
    await content.create('dish', dish('Aコース'))
    const answer = await content.call('POST', `${STAFF}/dish`, { body: dish('ａコース') })
    expect(answer.status).toBe(422)
    expect(answer.body['issues']).toMatchObject([{ path: 'name.ja', rule: 'duplicate' }])
    expect((await content.call('GET', `${STAFF}/dish/duplicate-check?field=name&value=${encodeURIComponent('Ａコース')}`)).body).toEqual({
      value: true,
    })
    expect((await content.call('GET', `${STAFF}/dish/duplicate-check?field=stars&value=1`)).status).toBe(400)
    // Rejected, not ignored: the client would mistake the result for a filtered one.
    for (const query of ['filter[name]=x', 'sort=name'])
      expect((await content.call('GET', `${STAFF}/dish/duplicate-check?field=name&value=x&${query}`)).status).toBe(400)
  })

  it('keeps what is unique about people apart, and tells only those who see it whether it is taken', async () => {
    const patron = (card: string) => ({ code: card, card })
    const make = (card: string) => content.call('POST', `${STAFF}/patron`, { as: 'owner', body: patron(card) })
    expect((await make('K-1')).status).toBe(201)
    const again = await make('ｋ-1')
    expect(again.body['issues']).toMatchObject([{ path: 'card', rule: 'duplicate' }])
    const ask = (as: 'editor' | 'owner') => content.call('GET', `${STAFF}/patron/duplicate-check?field=card&value=K-1`, { as })
    expect((await ask('owner')).body).toEqual({ value: true })
    const refused = await ask('editor')
    expect([refused.status, refused.body['value']]).toEqual([403, undefined])
  })

  it('lets one of two creates at once win', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => content.call('POST', `${STAFF}/dish`, { body: dish('同時') })))
    const statuses = answers.map(({ status }) => status)
    expect([statuses.filter((status) => status === 201).length, statuses.filter((status) => status === 422).length]).toEqual([1, 5])
  })

  it('leaves nothing of a refused save behind', async () => {
    const count = async () =>
      (
        await content.pool.query(
          `select (select count(*) from content.entry) as entries, (select count(*) from content.entry_revision) as revisions, (select count(*) from content.audit_event) as events, (select count(*) from content.entry_index) as indexed`,
        )
      ).rows[0]
    const before = await count()
    expect((await content.call('POST', `${STAFF}/dish`, { body: dish('同時') })).status).toBe(422)
    expect(await count()).toEqual(before)
  })
})

describe('retries and copies', () => {
  it('makes one record for one idempotency key, also at once', async () => {
    const send = (name: string) => content.call('POST', `${STAFF}/dish`, { body: dish(name), headers: { 'idempotency-key': 'key-1' } })
    const answers = await Promise.all([send('一度だけ'), send('一度だけ'), send('一度だけ')])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    const { id, lockVersion } = answers[0]?.body ?? {}
    expect((await send('別の内容')).body).toMatchObject({
      status: 409,
      code: 'idempotency-mismatch',
      current: { id, lockVersion, name: { ja: '一度だけ' } },
    })
  })

  it('copies a record under a free name, never public', async () => {
    const made = await content.create(
      'dish',
      dish('写し元', { name: { ja: '写し元', en: 'Original' }, description: { ja: '説明' }, isPublished: true }),
    )
    const first = await content.call('POST', `${STAFF}/dish/${made.id}/duplicate`)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ name: { ja: '写し元（コピー）', en: 'Original (copy)' }, isPublished: false, state: 'off' })
    expect((await content.call('POST', `${STAFF}/dish/${made.id}/duplicate`)).body).toMatchObject({ name: { ja: '写し元（コピー2）' } })
    const long = await content.create('dish', dish('長'.repeat(50)))
    expect((await content.call('POST', `${STAFF}/dish/${long.id}/duplicate`)).body).toMatchObject({
      name: { ja: `${'長'.repeat(45)}（コピー）` },
    })
  })
})

describe('who may do what', () => {
  it('follows roles, and the screens that a type has', async () => {
    const made = await content.create('dish', dish('権限'))
    expect((await content.call('GET', `${STAFF}/dish`, { as: 'guest' })).status).toBe(401)
    expect((await content.call('GET', `${STAFF}/dish`, { as: 'viewer' })).status).toBe(200)
    expect((await content.call('POST', `${STAFF}/dish`, { as: 'viewer', body: dish('x') })).status).toBe(403)
    expect((await content.call('DELETE', `${STAFF}/dish/${made.id}`, { as: 'viewer' })).status).toBe(403)
    expect((await content.call('GET', `${STAFF}/ledger`)).status).toBe(403)
    expect((await content.call('GET', `${STAFF}/ledger`, { as: 'owner' })).status).toBe(200)
    expect((await content.call('POST', `${STAFF}/ledger`, { as: 'owner', body: { name: 'x' } })).status).toBe(405)
    expect((await content.call('POST', `${STAFF}/dish/${made.id}/publish`, { headers: { 'if-match': '"1"' } })).status).toBe(405)
    expect((await content.call('GET', `${STAFF}/members`, { as: 'viewer' })).body['items']).toHaveLength(3)
  })

  it('answers what is missing and what belongs to others with the same bytes', async () => {
    const made = await content.create('dish', dish('よそから'))
    const missing = await content.call('GET', `${STAFF}/dish/01ARZ3NDEKTSV4RRFFQ69G5FAV`)
    const foreign = await content.call('GET', `${STAFF}/dish/${made.id}`, { as: 'annex-owner' })
    const elsewhere = await content.call('GET', `/api/v1/tenants/annex/genre/${genre.id}`, { as: 'annex-owner' })
    const unknownType = await content.call('GET', `/api/v1/tenants/annex/dish`, { as: 'annex-owner' })
    const wrongType = await content.call('GET', `${STAFF}/genre/${made.id}`)
    const noId = await content.call('GET', `${STAFF}/dish/%00`)
    for (const answer of [missing, foreign, elsewhere, unknownType, wrongType, noId])
      expect([answer.status, answer.text]).toEqual([404, missing.text])
  })
})
