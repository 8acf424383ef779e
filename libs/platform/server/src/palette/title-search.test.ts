import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexTexts } from '@captain/content-server/kit'
import { createMany, STAFF, type Answer, type ContentUnderTest, type Json } from '@captain/content-server/testing'
import { startPlatform } from '../testing/platform-under-test.ts'

type Found = {
  readonly tenant: string
  readonly type: string
  readonly id: string
  readonly title: { readonly ja: string | null }
  readonly to: string
}
type Options = NonNullable<Parameters<ContentUnderTest['call']>[2]>

let content: ContentUnderTest
let genre: Json
let post: Json

const ask = (query: string, options: Options = {}): Promise<Answer> =>
  content.call('GET', `/api/v1/staff/search?q=${encodeURIComponent(query)}`, options)
const find = async (query: string, options: Options = {}): Promise<readonly Found[]> =>
  ((await ask(query, options)).body as unknown as { readonly items: readonly Found[] }).items
const titles = async (query: string, options: Options = {}) => (await find(query, options)).map(({ title }) => title.ja)

beforeAll(async () => {
  content = await startPlatform()
  genre = await content.create('genre', { name: { ja: '喫茶カフェ', en: 'Coffee corner' }, slug: 'kissa', memo: '覚え書きの隅' })
  post = await content.create('post', { title: { ja: '港のカフェ' }, slug: 'minato-cafe', secretNote: '覚え書きの裏' })
  await content.create('post', { title: { ja: 'カフェの朝' }, slug: 'asa' })
})
afterAll(() => content.stop())

describe('search by name', () => {
  it('finds names and slugs of all types, by their beginning first, whatever the width, case and kana', async () => {
    expect(await titles('かふぇ')).toEqual(expect.arrayContaining(['喫茶カフェ', 'カフェの朝', '港のカフェ']))
    const posts = (await find('ｶﾌｪ')).filter(({ type }) => type === 'post')
    expect(posts.map(({ title }) => title.ja)).toEqual(['カフェの朝', '港のカフェ'])
    expect(await titles('ＣＯＦＦＥＥ')).toEqual(['喫茶カフェ'])
    expect(await titles('kissa')).toEqual(['喫茶カフェ'])
    expect(await titles('港 カフェ')).toEqual(['港のカフェ'])
  })

  it('leads writers to edit and readers to look', async () => {
    expect((await find('港の'))[0]).toMatchObject({ tenant: 'diner', to: `/captain/tenant/diner/post/${post.id}/edit` })
    expect((await find('港の', { as: 'viewer' }))[0]?.to).toBe('/captain/tenant/diner/post/minato-cafe/preview')
  })

  it('is about names only: no other text of a record, and no name of a person', async () => {
    expect(await titles('覚え書き')).toEqual([])
    await createMany(content, 'patron', [{ code: 'P-7741', who: '山本花子' }])
    expect(await titles('P-7741', { as: 'owner' })).toEqual(['P-7741'])
    expect(await titles('山本', { as: 'owner' })).toEqual([])
  })

  it('tells nobody of a type that the role may not read, nor of another tenant', async () => {
    await createMany(content, 'ledger', [{ name: '帳簿の一冊', genre: genre.id }])
    expect(await titles('帳簿', { as: 'owner' })).toEqual(['帳簿の一冊'])
    expect(await titles('帳簿', { as: 'editor' })).toEqual([])
    expect(await titles('カフェ', { as: 'annex-owner' })).toEqual([])
  })

  it('is for people who are signed in', async () => {
    expect((await ask('カフェ', { as: 'guest' })).status).toBe(401)
    expect((await ask('カフェ', { key: { scopes: ['content:read'] } })).status).toBe(403)
  })

  it('follows changes: a new name, the trash', async () => {
    const made = await content.create('genre', { name: { ja: '古い看板' } })
    await content.patch('genre', made, { name: { ja: '新しい看板' } })
    expect(await titles('看板')).toEqual(['新しい看板'])
    await content.call('DELETE', `${STAFF}/genre/${made.id}`)
    expect(await titles('看板')).toEqual([])
  })

  it('answers a few of each type', async () => {
    await createMany(
      content,
      'genre',
      Array.from({ length: 9 }, (_one, place) => ({ name: { ja: `多い分類${place}` } })),
    )
    expect(await titles('多い')).toHaveLength(4)
  })

  it('finds nothing for too little, and refuses what it does not know', async () => {
    expect(await find('港')).toEqual([])
    expect(await find('   ')).toEqual([])
    expect((await ask('あ'.repeat(101))).status).toBe(400)
    expect((await content.call('GET', '/api/v1/staff/search?type=post')).status).toBe(400)
  })

  it('comes to know what was written before, once', async () => {
    await content.pool.query('delete from content.finished_upgrade')
    await content.pool.query('delete from content.entry_search where stage = 5')
    expect(await titles('カフェ')).toEqual([])
    await indexTexts(content.services)
    expect(await titles('カフェ')).toHaveLength(3)
    // What is finished is not looked at again: a start does not take longer with more records.
    await content.pool.query('delete from content.entry_search where stage = 5')
    await indexTexts(content.services)
    expect(await titles('カフェ')).toEqual([])
    await content.pool.query('delete from content.finished_upgrade')
    await indexTexts(content.services)
  })

  it('is not for programs that ask all the time', async () => {
    const answers = await Promise.all(Array.from({ length: 121 }, () => ask('カフェ', { as: 'viewer' })))
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})

describe('screens', () => {
  type Screen = { readonly tenant: string; readonly type: string; readonly to: string; readonly create: string | null }
  const screens = async (options: Options = {}): Promise<readonly Screen[]> =>
    ((await content.call('GET', '/api/v1/staff/screens', options)).body as unknown as { readonly items: readonly Screen[] }).items

  it('are those of the own tenants that the role may open, with the way to new records for who may make them', async () => {
    const own = await screens({ as: 'viewer' })
    expect(new Set(own.map(({ tenant }) => tenant))).toEqual(new Set(['diner']))
    expect(own.find(({ type }) => type === 'post')).toMatchObject({ to: '/captain/tenant/diner/post', create: null })
    expect(own.find(({ type }) => type === 'ledger')).toBeUndefined()
    expect((await screens()).find(({ type }) => type === 'post')?.create).toBe('/captain/tenant/diner/post/new')
    expect((await screens({ as: 'owner' })).map(({ type }) => type)).toContain('ledger')
  })

  it('are for people who are signed in', async () => {
    expect((await content.call('GET', '/api/v1/staff/screens', { as: 'guest' })).status).toBe(401)
  })
})
