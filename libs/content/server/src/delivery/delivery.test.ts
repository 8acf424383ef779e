import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewRecord } from './preview.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

const CANARY = '極秘canary'

let content: ContentUnderTest
let genre: Json

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '軽食', en: 'Snacks' }, slug: 'snacks', memo: CANARY, isPublished: true })
})
afterAll(() => content.stop())

const dish = (name: string, more: object = {}) =>
  content.create('dish', {
    name: { ja: name },
    genre: genre.id,
    price: { amount: 1000 },
    description: { ja: '説明' },
    secretNote: CANARY,
    secretGrade: 'a',
    keeper: 'editor',
    isPublished: true,
    ...more,
  })

const post = (title: string, more: object = {}) =>
  content.create('post', { title: { ja: title }, lead: { ja: '要約' }, secretNote: CANARY, ...more })

const publishAs = async (type: string, record: Json) => (await content.transition(type, record, 'publish')).body

const publish = (record: Json) => publishAs('post', record)

const titles = async (query = '') =>
  ((await content.delivered(`post?${query}`)).body['items'] as readonly { title: string }[]).map(({ title }) => title)

describe('toggle types', () => {
  it('shows a record while its switch is on, at once', async () => {
    const made = await dish('カレー', { price: { amount: 1000, taxMode: 'excluded', taxRate: 'reduced' } })
    const { body } = await content.delivered('dish?locale=ja')
    expect(body['items']).toEqual([
      {
        id: made.id,
        updatedAt: made['updatedAt'],
        fallback: [],
        name: 'カレー',
        genre: { id: genre.id, slug: 'snacks', title: '軽食' },
        picture: null,
        description: '説明',
        price: { amount: 1000, taxMode: 'excluded', taxRate: 'reduced', amountIncl: 1080 },
        stars: null,
        allergens: [],
        isSoldOut: false,
        seasonFrom: null,
        sizes: [],
        sortOrder: 10,
      },
    ])
    const off = await content.patch('dish', made, { isPublished: false })
    expect((await content.delivered('dish')).body['items']).toEqual([])
    expect((await content.delivered(`dish/${made.id}`)).status).toBe(404)
    await content.patch('dish', off.body, { isPublished: true })
    expect((await content.delivered(`dish/${made.id}`)).status).toBe(200)
  })

  it('falls back to Japanese by field and says so', async () => {
    const made = await dish('たまごサンド', { name: { ja: 'たまごサンド', en: 'Egg sandwich' } })
    expect((await content.delivered(`dish/${made.id}?locale=en`)).body).toMatchObject({
      name: 'Egg sandwich',
      description: '説明',
      fallback: ['description'],
      untranslated: ['description'],
      genre: { title: 'Snacks' },
    })
    expect((await content.delivered(`dish/${made.id}?locale=ja`)).body).toMatchObject({ fallback: [], untranslated: ['description'] })
  })

  it('filters by public fields, references by id or slug, and refuses private ones', async () => {
    const total = ((await content.delivered('dish')).body['items'] as readonly unknown[]).length
    for (const query of [`filter[genre]=${genre.id}`, 'filter[genre]=snacks', 'genre=snacks'])
      expect((await content.delivered(`dish?${query}`)).body['items']).toHaveLength(total)
    expect((await content.delivered('dish?genre=nothing')).body['items']).toEqual([])
    for (const name of ['filter[secretGrade]', 'secretGrade', 'filter[isPublished]', 'filter[keeper]', 'status', 'trash', 'colour']) {
      const answer = await content.delivered(`dish?${name}=a`)
      expect([answer.status, answer.body['parameter']]).toEqual([400, name])
    }
    expect((await content.delivered('dish?filter[genre]=')).body['items']).toEqual([])
  })

  it.each([
    ['dish?sort=secretGrade', 'sort'],
    ['dish?sort=updatedBy', 'sort'],
    ['dish?locale=fr', 'locale'],
    ['dish?limit=1000', 'limit'],
    ['dish?after=zzz', 'after'],
    ['dish?filter[allergens]=fish', 'filter[allergens]'],
    ['dish?allergens=fish', 'allergens'],
    ['dish?price=cheap', 'price'],
    ['dish?genre=a&filter[genre]=b', 'genre'],
    ['dish?genre=a&genre=b', 'genre'],
    ['post?topic=zzz', 'topic'],
    ['dish/anything?colour=red', 'colour'],
    ['dish/anything?locale=fr', 'locale'],
    ['dish/anything?filter[genre]=a', 'filter[genre]'],
    ['dish/sitemap?locale=fr', 'locale'],
    ['dish/sitemap?q=a', 'q'],
  ])('refuses %s by the name of the parameter', async (path, parameter) => {
    const answer = await content.delivered(path)
    expect([answer.status, answer.body['parameter']]).toEqual([400, parameter])
  })

  it('hides references whose target is not public', async () => {
    const hidden = await content.create('genre', { name: { ja: '準備中' } })
    const made = await dish('準備中の皿', { genre: hidden.id })
    expect((await content.delivered(`dish/${made.id}`)).body['genre']).toBeNull()
  })

  it('shows what stands with another record only as long as that one is shown', async () => {
    const hidden = await dish('まだ秘密の皿', { isPublished: false })
    const made = await content.create('pick', { shelf: 'top', dish: hidden.id, comment: '秘密のひとこと', isPublished: true })
    const note = await publishAs('notice', await content.create('notice', { title: '参照', slug: 'picked', picked: made.id }))
    const found = async () => {
      const lists = await Promise.all(
        ['', `filter[dish]=${hidden.id}`, 'sort=shelf', 'sort=shelf&filter[shelf]=top'].map((query) => content.delivered(`pick?${query}`)),
      )
      const sitemap = await content.delivered('pick/sitemap')
      const { status } = await content.delivered(`pick/${made.id}`)
      return [
        status,
        ...lists.map(({ body }) => [(body['items'] as readonly unknown[]).length, (body['count'] as { readonly value: number }).value]),
        (sitemap.body['items'] as readonly unknown[]).length,
        (await content.delivered(`notice/${note.id}`)).body['picked'],
      ]
    }
    expect(await found()).toEqual([404, [0, 0], [0, 0], [0, 0], [0, 0], 0, null])
    const shown = await content.patch('dish', hidden, { isPublished: true })
    expect(await found()).toEqual([200, [1, 1], [1, 1], [1, 1], [1, 1], 1, { id: made.id, slug: null, title: 'top' }])
    const { body } = await content.patch('dish', shown.body, { isPublished: false })
    expect((await content.delivered(`pick/${made.id}`)).status).toBe(404)
    await content.call('DELETE', `${STAFF}/dish/${body.id}`)
  })
})

describe('publish types', () => {
  it('is there from publishing until taken back', async () => {
    const draft = await post('下書き', { slug: 'first' })
    expect(draft).toMatchObject({ status: 'draft', state: 'draft' })
    expect((await content.delivered('post/first')).status).toBe(404)
    const published = await publish(draft)
    expect(published).toMatchObject({ state: 'published', lockVersion: 2, hasUnpublishedChanges: false, publishFrom: expect.any(String) })
    expect((await content.delivered('post/FIRST')).body).toMatchObject({
      title: '下書き',
      slug: 'first',
      firstPublishedAt: expect.any(String),
      prev: null,
      next: null,
    })
    const back = await content.transition('post', published, 'unpublish')
    expect(back.body).toMatchObject({ status: 'draft', publishedAt: null })
    expect((await content.delivered('post/first')).status).toBe(404)
    expect((await content.transition('post', back.body, 'unpublish')).body).toMatchObject({ status: 409, code: 'illegal-transition' })
    expect((await content.transition('post', published, 'publish')).body).toMatchObject({ code: 'version-conflict' })
  })

  it('asks for what publishing needs', async () => {
    const draft = await content.create('post', { title: { ja: '要約なし' }, slug: 'no-summary' })
    expect((await content.transition('post', draft, 'publish')).body).toMatchObject({
      status: 422,
      issues: [{ path: 'lead.ja', rule: 'requiredInput' }],
    })
    const ends = await content.call('POST', `${STAFF}/post`, {
      body: { title: { ja: 'x' }, publishFrom: '2026-12-01T00:00:00Z', publishUntil: '2026-11-01T00:00:00Z' },
    })
    expect(ends.body).toMatchObject({ issues: [{ path: 'publishUntil', rule: 'endAfterStart' }] })
  })

  it('keeps edits of a published record from the public in every way until they are published', async () => {
    const published = await publish(await post('公開版', { slug: 'stable', tags: ['冬'], topic: 'news' }))
    const edited = await content.patch('post', published, {
      title: { ja: '編集中の題' },
      slug: 'moved',
      tags: ['夏'],
      topic: 'event',
      isPinned: true,
    })
    expect(edited.body).toMatchObject({ hasUnpublishedChanges: true, state: 'published' })
    const before = await titles()
    expect(before).toContain('公開版')
    expect(await titles('topic=event')).toEqual([])
    expect(await titles('topic=news')).toEqual(['公開版'])
    expect(await titles(`filter[tags]=${encodeURIComponent('夏')}`)).toEqual([])
    expect(await titles(`q=${encodeURIComponent('編集')}`)).toEqual([])
    expect(await titles(`q=${encodeURIComponent('公開')}`)).toEqual(['公開版'])
    expect((await content.delivered('post/moved')).status).toBe(404)
    expect((await content.delivered('post/stable')).body).toMatchObject({
      title: '公開版',
      isPinned: false,
      updatedAt: published['publishedAt'],
    })
    const preview = await previewRecord(content.services, { tenant: 'diner', type: 'post', key: 'moved', locale: 'ja' })
    expect(preview).toMatchObject({ record: { title: '編集中の題', isPinned: true }, state: 'published' })
    await publish(edited.body)
    expect((await titles())[0]).toBe('編集中の題')
    const old = await content.delivered('post/stable?locale=en')
    expect([old.status, old.headers.get('location')]).toEqual([301, '/api/v1/public/diner/post/moved?locale=en'])
  })

  it('keeps an old public slug for its record', async () => {
    const published = await publish(await post('住所', { slug: 'address' }))
    const edited = await content.patch('post', published, { slug: 'address-2' })
    expect((await content.call('POST', `${STAFF}/post`, { body: { title: { ja: 'x' }, slug: 'Address' } })).body).toMatchObject({
      issues: [{ path: 'slug', rule: 'duplicate' }],
    })
    await publish(edited.body)
    const taker = await publish(await post('新しい住人', { slug: 'address' }))
    expect((await content.delivered('post/address')).body).toMatchObject({ id: taker.id })
  })

  it('starts and ends at its times, in neighbours and neighbouring lists too', async () => {
    const early = await publish(await post('一番古い', { slug: 'n1', publishFrom: '2001-01-01T00:00:00Z' }))
    await publish(await post('二番目', { slug: 'n2', publishFrom: '2001-01-02T00:00:00Z' }))
    await publish(await post('三番目', { slug: 'n3', publishFrom: '2001-01-03T00:00:00Z', publishUntil: '2002-01-01T00:00:00Z' }))
    const scheduled = await publish(await post('予約', { slug: 'n4', publishFrom: '2999-01-01T00:00:00Z' }))
    expect(scheduled['state']).toBe('scheduled')
    expect((await content.delivered('post/n4')).status).toBe(404)
    expect((await content.delivered('post/n3')).status).toBe(404)
    expect((await content.delivered('post/n1')).body).toMatchObject({ prev: { slug: 'n2', title: '二番目' }, next: null })
    await publish(await post('固定した古い記事', { slug: 'n0', publishFrom: '2000-01-01T00:00:00Z', isPinned: true }))
    expect((await content.delivered('post/n1')).body).toMatchObject({ prev: { slug: 'n2' }, next: { slug: 'n0' } })
    const states = async (status: string) =>
      ((await content.call('GET', `${STAFF}/post?status=${status}`)).body['items'] as readonly Json[]).map((item) => item['slug'])
    expect(await states('scheduled')).toEqual(['n4'])
    expect(await states('expired')).toEqual(['n3'])
    expect(await states('published')).not.toContain('n4')
    expect(early.lockVersion).toBe(2)
  })

  it('was first public when it was, not when it was once planned to be', async () => {
    const planned = await publish(await post('延期', { slug: 'planned', publishFrom: '2998-01-01T00:00:00Z' }))
    const edited = await content.patch('post', planned, { slug: 'early', publishFrom: '2003-01-01T00:00:00Z' })
    const now = await publish(edited.body)
    expect(now['state']).toBe('published')
    expect(now['firstPublishedAt']).toBe(now['publishedAt'])
    expect((await content.delivered('post/planned')).status, 'an address that nobody ever saw').toBe(404)
    const moved = await publish((await content.patch('post', now, { slug: 'early-2' })).body)
    expect(moved['firstPublishedAt']).toBe(now['firstPublishedAt'])
    expect((await content.delivered('post/early')).status).toBe(301)
  })

  it('forgets a planned start that is taken back', async () => {
    const planned = await publish(await post('中止', { slug: 'cancelled', publishFrom: '2998-01-01T00:00:00Z' }))
    const back = await content.transition('post', planned, 'unpublish')
    expect(back.body).toMatchObject({ firstPublishedAt: null })
    await publish((await content.patch('post', back.body, { slug: 'taken-up', publishFrom: null })).body)
    expect((await content.delivered('post/cancelled')).status).toBe(404)
    expect((await content.delivered('post/taken-up')).status).toBe(200)
  })

  it('writes no redirect from an address of a relaunch that did not take place', async () => {
    const first = await publish(await post('再開', { slug: 'launch', publishFrom: '2003-02-01T00:00:00Z' }))
    const relaunch = await publish((await content.patch('post', first, { slug: 'relaunch', publishFrom: '2998-01-01T00:00:00Z' })).body)
    await publish((await content.patch('post', relaunch, { slug: 'launched', publishFrom: '2003-02-01T00:00:00Z' })).body)
    expect((await content.delivered('post/relaunch')).status).toBe(404)
    expect((await content.delivered('post/launch')).headers.get('location')).toBe('/api/v1/public/diner/post/launched')
  })

  it('names neighbours only by what their declaration makes public', async () => {
    const notice = async (title: string, publishFrom: string) => {
      const made = await content.create('notice', { title: `${title}${CANARY}`, slug: `canary-${title}`, body: '本文', publishFrom })
      return (await content.transition('notice', made, 'publish')).body
    }
    const [one, two] = [await notice('a', '2001-01-01T00:00:00Z'), await notice('b', '2001-01-02T00:00:00Z')]
    const answer = await content.delivered(`notice/${one.id}`)
    expect(answer.body['prev']).toEqual({ id: two.id, slug: null, title: '' })
    expect(answer.text).not.toContain('canary')
  })

  it('pages the public order exactly, newest first and pinned before', async () => {
    const whole = await titles('limit=100')
    const walked: string[] = []
    for (let after = ''; ;) {
      const { body } = await content.delivered(`post?limit=2${after}`)
      walked.push(...(body['items'] as readonly { title: string }[]).map(({ title }) => title))
      if (body.next === null) break
      after = `&after=${body.next}`
    }
    expect(walked).toEqual(whole)
    expect(whole.at(-1)).toBe('一番古い')
  })

  it('leaves to the back office what its values keep from the public', async () => {
    const hidden = await publish(await post('内部向け', { slug: 'inside', isHidden: true }))
    expect(hidden['state']).toBe('published')
    expect((await content.delivered('post/inside')).status).toBe(404)
    expect(await titles(`q=${encodeURIComponent('内部')}`)).toEqual([])
  })

  it('archives and reopens', async () => {
    const archived = await content.transition('post', await publish(await post('保管', { slug: 'store' })), 'archive')
    expect(archived.body).toMatchObject({ state: 'archived' })
    expect((await content.delivered('post/store')).status).toBe(404)
    expect((await content.transition('post', archived.body, 'reopen')).body).toMatchObject({ state: 'draft' })
  })
})

describe('private content', () => {
  it('never leaves by any delivered answer', async () => {
    const made = await dish('canaryの皿', { genre: genre.id })
    await publish(await post('canaryの記事', { slug: 'with-canary', dishes: [made.id] }))
    const paths = [
      'dish?limit=100',
      'post?limit=100',
      'genre',
      'post/with-canary',
      `dish/${made.id}`,
      `genre/${genre.id}`,
      'dish?locale=en',
      `dish?q=${encodeURIComponent(CANARY)}`,
    ]
    for (const path of paths) {
      const answer = await content.delivered(path)
      expect(answer.status).toBe(200)
      expect(answer.text).not.toContain(CANARY)
      expect(answer.text).not.toContain('editor')
    }
    expect((await content.delivered(`dish?q=${encodeURIComponent('極秘')}`)).body['items']).toEqual([])
    for (const path of ['review', 'ledger', 'nothing', `review/${made.id}`]) expect((await content.delivered(path)).status).toBe(404)
  })
})

describe('previews', () => {
  it('exist only for types that have a screen for them', async () => {
    const wanted = { tenant: 'diner', locale: 'ja' } as const
    const draft = await post('試写')
    expect(await previewRecord(content.services, { ...wanted, type: 'post', key: draft.id })).toMatchObject({ state: 'draft' })
    const made = await dish('試写なし')
    expect(await previewRecord(content.services, { ...wanted, type: 'dish', key: made.id })).toBeNull()
  })

  describe('of unsaved values', () => {
    const typedIn = async (record: Json, typed: object) => {
      const found = await previewRecord(content.services, {
        tenant: 'diner',
        type: 'post',
        locale: 'ja',
        key: record.id,
        typed: typed as Readonly<Record<string, unknown>>,
      })
      return found?.record ?? {}
    }
    const text = (html: string) => ({ ja: { blocks: [{ id: 'aaaaaaaaaa', type: 'paragraph', data: { text: html } }] }, en: null })

    it('show what is typed, and store nothing', async () => {
      const made = await post('保存した題')
      expect(await typedIn(made, { title: { ja: '入力中の題', en: null }, tags: ['朝'] })).toMatchObject({
        title: '入力中の題',
        lead: '要約',
        tags: ['朝'],
      })
      expect((await content.call('GET', `${STAFF}/post/${made.id}`)).body).toMatchObject({ title: { ja: '保存した題' }, lockVersion: 1 })
    })

    it('show a record that is not stored yet', async () => {
      const unsaved = (typed: object) =>
        previewRecord(content.services, { tenant: 'diner', type: 'post', locale: 'ja', key: null, typed: { ...typed } })
      const before = (await content.call('GET', `${STAFF}/post?count=exact`)).body
      expect(await unsaved({ title: { ja: '新しい題', en: null }, tags: ['朝'] })).toMatchObject({
        record: { title: '新しい題', tags: ['朝'], body: null },
        state: 'draft',
      })
      expect(await unsaved({ title: 5, tags: ['夜'] })).toMatchObject({ record: { title: null, tags: ['夜'] } })
      expect((await content.call('GET', `${STAFF}/post?count=exact`)).body).toEqual(before)
    })

    it('keep the stored value of a field that is not valid', async () => {
      const made = await post('保存した題')
      for (const title of [5, null, { ja: null, en: null }, { ja: { blocks: [] } }, [], { ja: 'x'.repeat(301) }]) {
        expect(await typedIn(made, { title, body: { ja: 'text' } }), JSON.stringify(title)).toMatchObject({
          title: '保存した題',
          body: null,
        })
      }
    })

    it('show no private and no unknown field', async () => {
      const made = await post('題')
      const shown = await typedIn(made, { secretNote: CANARY, isHidden: true, nonsense: CANARY, __proto__: { lead: CANARY } })
      expect(JSON.stringify(shown)).not.toContain(CANARY)
      expect(shown).not.toHaveProperty('isHidden')
    })

    it('point only to what the tenant has, and only to the type of the field', async () => {
      const [made, other, plate] = [await post('題'), await post('別の題'), await dish('皿')]
      expect(await typedIn(made, { related: [other.id] })).toMatchObject({ related: [{ id: other.id, title: '別の題' }] })
      for (const related of [[plate.id], ['01ARZ3NDEKTSV4RRFFQ69G5FAV'], [other.id, plate.id]]) {
        expect(await typedIn(made, { related })).toMatchObject({ related: [] })
      }
    })

    it('have no markup that a save would remove', async () => {
      const shown = await typedIn(await post('題'), { body: text('<img src=x onerror=alert(1)><b>凪</b><script>alert(1)</script>') })
      expect(JSON.stringify(shown)).not.toMatch(/onerror|script/)
    })
  })
})

describe('the cache', () => {
  it('answers 304 to who has the answer, and a new one after a change', async () => {
    const made = await dish('タグ')
    const first = await content.delivered(`dish/${made.id}`)
    const etag = first.headers.get('etag') ?? ''
    const ask = () =>
      content.call('GET', `/api/v1/public/diner/dish/${made.id}`, { as: 'guest', headers: { 'if-none-match': `W/${etag}` } })
    expect(await ask()).toMatchObject({ status: 304, text: '' })
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    await content.patch('dish', made, { stars: 5 })
    expect((await ask()).body).toMatchObject({ stars: 5 })
  })

  it('forgets in every process when one writes', async () => {
    const other = await content.second()
    const made = await dish('二つのサーバー')
    await expect.poll(async () => (await content.delivered(`dish/${made.id}`, other)).status).toBe(200)
    await content.patch('dish', made, { stars: 4 })
    await expect.poll(async () => (await content.delivered(`dish/${made.id}`, other)).body['stars'], { timeout: 60_000 }).toBe(4)
  })

  it('forgets everything when it may have missed something', async () => {
    const other = await content.second()
    const made = await dish('切断')
    await expect.poll(async () => (await content.delivered(`dish/${made.id}`, other)).status).toBe(200)
    await content.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query ilike 'listen %' or query like 'notify captain_heartbeat%')`,
    )
    await content.patch('dish', made, { stars: 3 })
    await expect.poll(async () => (await content.delivered(`dish/${made.id}`, other)).body['stars'], { timeout: 60_000 }).toBe(3)
  })
})
