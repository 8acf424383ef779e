import type { ApiKey } from '@captain/auth-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMany } from '../testing/create-many.ts'
import { STAFF, startContent, type Answer, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json
let dish: Json

const HIDDEN = '内緒の分類'
const ENTRY = '内緒の帳簿'

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: HIDDEN } })
  dish = await content.create('dish', { name: { ja: '煮物' }, genre: genre.id, price: { amount: 900 } })
})
afterAll(() => content.stop())

const KEY = { scopes: ['content:read', 'content:write', 'content:publish'] } as const

describe('a key is told the labels only of types that it reaches', () => {
  const ways: readonly (readonly [string, () => readonly [method: string, path: string, body?: unknown]])[] = [
    ['a list', () => ['GET', '/dish']],
    ['a record', () => ['GET', `/dish/${dish.id}`]],
    ['a version', () => ['GET', `/dish/${dish.id}/revisions/1`]],
    ['a file', () => ['GET', '/dish.csv?columns=name,genre']],
    ['a new record', () => ['POST', '/dish', { name: { ja: crypto.randomUUID() }, genre: genre.id, price: { amount: 1 } }]],
    ['a version brought back', () => ['POST', `/dish/${dish.id}/revisions/1/restore`, {}]],
  ]

  it.each(ways)('in %s', async (_what, way) => {
    const ask = async (key: Partial<ApiKey>): Promise<Answer> => {
      const [method, path, body] = way()
      return content.call(method, `${STAFF}${path}`, { key: { ...KEY, ...key }, body })
    }
    const all = await ask({})
    expect([all.status < 300, all.text.includes(HIDDEN)]).toEqual([true, true])
    const some = await ask({ contentTypes: ['dish'] })
    expect([some.status < 300, some.text.includes(HIDDEN)]).toEqual([true, false])
    expect(some.text).toContain(genre.id)
  })
})

describe('what is for owners', () => {
  let notice: Json

  beforeAll(async () => {
    const [entered] = await createMany(content, 'ledger', [{ name: ENTRY, genre: genre.id }])
    notice = await content.create('notice', { title: '知らせ', slug: 'entered', entered })
  })

  const ways: readonly (readonly [string, () => readonly [method: string, path: string]])[] = [
    ['the label of what a record points to', () => ['GET', `/notice/${notice.id}`]],
    ['what uses a record', () => ['GET', `/genre/${genre.id}/used-by`]],
    ['what keeps a record from being deleted', () => ['DELETE', `/genre/${genre.id}`]],
  ]

  it.each(ways)('tells nobody else %s', async (_what, way) => {
    const [method, path] = way()
    const ask = (as: 'owner' | 'editor') => content.call(method, `${STAFF}${path}`, { as })
    expect((await ask('owner')).text).toContain(ENTRY)
    const { status, text } = await ask('editor')
    expect([status, text.includes(ENTRY)]).toEqual([method === 'DELETE' ? 409 : 200, false])
  })
})
