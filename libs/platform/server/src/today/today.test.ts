import { Client } from 'pg'
import type { CustomRole } from '@captain/auth-core'
import { STAFF, type ContentUnderTest, type Json } from '@captain/content-server/testing'
import type { TodayResponse } from '@captain/platform-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPlatform } from '../testing/platform-under-test.ts'

type Part = TodayResponse['parts'][number]
type PartOf<Kind extends Part['kind']> = Extract<Part, { readonly kind: Kind }>
type Caller = NonNullable<Parameters<ContentUnderTest['call']>[2]>

const TODAY = `${STAFF}/today`
const DAY_MS = 24 * 60 * 60 * 1000

let content: ContentUnderTest
let isBroken = false
let genre: Json

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

const today = async (caller: Caller = {}, query = ''): Promise<readonly Part[]> => {
  const { status, body } = await content.call('GET', `${TODAY}${query}`, caller)
  expect(status).toBe(200)
  return body['parts'] as readonly Part[]
}

const partIn = <Kind extends Part['kind']>(parts: readonly Part[], key: string, kind: Kind): PartOf<Kind> => {
  const part = parts.find((one) => one.key === key)
  if (part?.kind !== kind) throw new Error(`${key} is ${part?.kind ?? 'missing'}`)
  return part as PartOf<Kind>
}

const dish = (name: string, values: object = {}) =>
  content.create('dish', { name: { ja: name }, genre: genre.id, price: { amount: 900 }, allergens: ['none'], ...values })

const post = (slug: string, values: object) => content.create('post', { title: { ja: slug }, slug, lead: { ja: '要約' }, ...values })

const publish = async (slug: string, values: object) => {
  const created = await post(slug, values)
  const { status, text } = await content.transition('post', created, 'publish')
  expect([status, text]).toEqual([200, expect.anything()])
}

beforeAll(async () => {
  content = await startPlatform({
    serverOf: () => ({
      publicQueries: [
        {
          path: '/opening',
          params: [],
          resolve: async () => {
            if (isBroken) throw new Error('broken')
            return { isOpen: true }
          },
        },
      ],
    }),
  })
  genre = await content.create('genre', { name: { ja: '軽食', en: 'Snacks' }, slug: 'snacks' })
  for (let number = 1; number <= 3; number += 1)
    await dish(`皿${number}`, { isPublished: true, description: { ja: '説明' }, ...(number === 2 && { isSoldOut: true }) })
  await dish('準備中の皿')
  await content.submit('letter', { subject: '最初の手紙', body: '本文です' })
  await content.submit('letter', { subject: '次の手紙', body: '本文です' })
  await content.submit('parcel', { who: '山田', amount: 3 })
  await post('draft', {})
  await publish('soon', { publishFrom: inDays(3) })
  await publish('far', { publishFrom: inDays(20) })
  await publish('ending', { publishUntil: inDays(2) })
})
afterAll(() => content.stop())

describe('the page of today', () => {
  it('has what is handled, what the tenant declares, and what waits in every tenant, in this order', async () => {
    const parts = await today()
    expect(parts.map(({ key, kind }) => [key, kind])).toEqual([
      ['type-letter', 'records'],
      ['type-parcel', 'records'],
      ['declared-0', 'facts'],
      ['declared-1', 'records'],
      ['declared-2', 'records'],
      ['plans', 'plans'],
      ['drafts', 'drafts'],
      ['waiting', 'waiting'],
    ])
  })

  it('has the longest waiting message first, as the list it leads to counts them', async () => {
    const part = partIn(await today(), 'type-letter', 'records')
    expect(part.items.map(({ subject }) => subject)).toEqual(['最初の手紙', '次の手紙'])
    expect([part.to, part.search]).toEqual(['/captain/tenant/diner/letter', { status: 'new' }])
    const { body } = await content.call('GET', `${STAFF}/letter?status=new`)
    expect(part.count).toEqual(body['count'])
  })

  it('has the records of a condition with their fields and labels, and without their long texts', async () => {
    const part = partIn(await today(), 'declared-1', 'records')
    expect(part.count).toEqual({ value: 3, capped: false })
    expect(part.items.map(({ name }) => name)).toEqual([1, 2, 3].map((number) => ({ ja: `皿${number}`, en: null })))
    expect(part.items[0]).toMatchObject({ price: { amount: 900 }, genre: genre.id, state: 'on' })
    expect(part.items[0]).not.toHaveProperty('description')
    expect(part.included.records[genre.id]).toMatchObject({ title: { ja: '軽食', en: 'Snacks' } })
    expect(partIn(await today(), 'declared-2', 'records')).toMatchObject({ items: [], count: { value: 0, capped: false } })
  })

  it('tells facts of a public query', async () => {
    expect(partIn(await today(), 'declared-0', 'facts')).toMatchObject({
      labels: { ja: '今日の営業', en: 'Opening' },
      to: '/captain/tenant/diner/dish',
      facts: [{ labels: { ja: '営業', en: 'Open' }, tone: 'success', value: null }],
    })
  })

  it('has what starts or ends within a week, and not later', async () => {
    const { items } = partIn(await today(), 'plans', 'plans')
    expect(items.map(({ title, change }) => [title.ja, change])).toEqual([
      ['ending', 'ends'],
      ['soon', 'starts'],
    ])
  })

  it('has one’s own drafts', async () => {
    expect(partIn(await today(), 'drafts', 'drafts').items.map(({ title }) => title.ja)).toEqual(['draft'])
    expect((await today({ as: 'owner' })).map(({ key }) => key)).not.toContain('drafts')
  })

  it('is read in one statement for each part', async () => {
    await today()
    const query = vi.spyOn(Client.prototype, 'query')
    const readings: { readonly parts: readonly Part[]; readonly statements: readonly string[] }[] = []
    for (let time = 0; time < 3; time += 1) {
      query.mockClear()
      const parts = await today()
      const asked = query.mock.calls.map(([one]: readonly unknown[]) =>
        typeof one === 'string' ? one : String((one as { readonly text?: unknown }).text),
      )
      readings.push({ parts, statements: asked.filter((text) => /content\.entry/.test(text)) })
    }
    query.mockRestore()
    // Work of the server in the background, such as planned changes, adds statements to a reading and takes none away.
    const least = readings.toSorted((one, other) => one.statements.length - other.statements.length)[0]
    // The facts come from the cache of public queries; `missed` has nothing to show.
    expect(least?.statements).toHaveLength((least?.parts ?? []).filter(({ kind }) => kind !== 'facts').length + 1)
  })
})

describe('parts of the page', () => {
  it('are read alone by their keys', async () => {
    expect((await today({}, '?part=declared-1,waiting')).map(({ key }) => key)).toEqual(['declared-1', 'waiting'])
    expect(await today({}, '?part=nothing')).toEqual([])
  })

  it('fail alone', async () => {
    isBroken = true
    // Another save, so that no kept response is served.
    await dish('新しい皿')
    const parts = await today()
    isBroken = false
    expect(parts.find(({ key }) => key === 'declared-0')).toEqual({
      kind: 'failed',
      key: 'declared-0',
      type: null,
      labels: { ja: '今日の営業', en: 'Opening' },
    })
    expect(partIn(parts, 'declared-1', 'records').items).toHaveLength(3)
  })
})

describe('who sees what', () => {
  it('is decided by the role for each type', async () => {
    const keys = (parts: readonly Part[]) => parts.map(({ key }) => key)
    expect(keys(await today({ as: 'viewer' }))).not.toContain('type-parcel')
    expect(keys(await today({ as: 'editor' }))).not.toContain('declared-3')
    expect(keys(await today({ as: 'owner' }))).toContain('declared-3')
  })

  it('is no more than a custom role may read', async () => {
    const customRole: CustomRole = {
      key: 'cook',
      names: { ja: '料理人', en: 'Cook' },
      media: false,
      types: { dish: { operations: ['read'], languages: null, fields: { price: 'hidden', seasonFrom: 'hidden' }, otherFields: 'read' } },
    }
    const parts = await today({ customRole })
    // What a hidden field selects is hidden too.
    expect(parts.map(({ key }) => key)).toEqual(['declared-0', 'declared-1'])
    const { show, items } = partIn(parts, 'declared-1', 'records')
    expect(show).toEqual(['genre'])
    expect(items[0]).not.toHaveProperty('price')
  })

  it('is nothing for guests, keys and members of other tenants', async () => {
    expect((await content.call('GET', TODAY, { as: 'guest' })).status).toBe(401)
    expect((await content.call('GET', TODAY, { as: 'annex-owner' })).status).toBe(404)
    expect((await content.call('GET', TODAY, { key: {} })).status).not.toBe(200)
    const { body } = await content.call('GET', '/api/v1/tenants/annex/today', { as: 'annex-owner' })
    expect(body['parts']).toEqual([])
  })
})

it('renews a part after a write', async () => {
  const before = partIn(await today(), 'type-letter', 'records')
  const [first] = before.items
  if (first === undefined) throw new Error('there is no letter')
  await content.transition('letter', first as unknown as Json, 'start')
  expect(partIn(await today({}, '?part=type-letter'), 'type-letter', 'records').count).toEqual({ value: 1, capped: false })
})

describe('many pages at once', () => {
  it('holds no connection while it waits for another, however many open it at once', async () => {
    await dish('もう一つの皿')
    const all = await Promise.all(Array.from({ length: 24 }, async () => today()))
    for (const parts of all) expect(partIn(parts, 'declared-0', 'facts').facts).toHaveLength(1)
  })
})
