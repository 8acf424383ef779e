import {
  fieldOf,
  indexTextsOf,
  kindOf,
  titleOf,
  workflowOf,
  type AnyContentType,
  type AnyField,
  type AnyRecord,
  type Kind,
} from '@captain/content-core'
import { expect, test } from 'vitest'
import { isPlural, isTitled } from '../declared/abilities.ts'
import { allPages } from '../world/all-pages.ts'
import { heldPair } from '../world/held-pair.ts'
import { refused } from '../world/refused.ts'
import type { World } from '../world/world.ts'
import { filterExcludes, filterNames, filterSpellings } from './filter-values.ts'
import type { Suite } from './suite.ts'
import { testWhen } from './test-when.ts'

const ids = (records: readonly AnyRecord[]): readonly string[] => records.map((record) => record.id)

const sortableNames = (type: AnyContentType): readonly string[] =>
  type.columns.filter(
    (name) => name === 'updatedAt' || name === 'createdAt' || kindOf(type.fields[name] ?? { kind: 'image' }).sortable === true,
  )

const columnsOf = (type: AnyContentType, kind: Kind): readonly string[] => type.columns.filter((name) => type.fields[name]?.kind === kind)

const sortKey = (type: AnyContentType, name: string, record: AnyRecord): string => {
  const field = fieldOf(type, name)
  if (name === 'createdAt') return record.createdAt
  return field === null ? record.updatedAt : (indexTextsOf(field, record[name])[0] ?? '')
}

const isSorted = (keys: readonly string[]): boolean => keys.every((key, position) => position === 0 || (keys[position - 1] ?? '') <= key)

/** Returns a page size so small that a list takes several pages and equal values fall on page borders. */
const pageOf = (count: number): number => Math.min(100, Math.max(7, Math.ceil(count / 5)))

/** Tests what a list contains. */
export const listedRecordsSuite: Suite = (type, world) => {
  test('lists a new record with its title and columns', async () => {
    const { client, make, owner } = world()
    const record = await make()
    const listed = (await allPages(client.list)).find((one) => one.id === record.id)
    expect(listed).toBeDefined()
    const held = new Set(columnsOf(type, 'inlineImage').filter((name) => record[name] != null))
    for (const name of [type.title, ...type.columns].filter((one) => !held.has(one))) expect(listed?.[name], name).toEqual(record[name])
    const pictures = await Promise.all([...held].map((name) => owner.raw('GET', String(listed?.[name]))))
    for (const { status, headers } of pictures)
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        expect.stringMatching(/^private.+immutable$/),
      ])
  })

  testWhen(!isPlural(type), 'holds its one record and no other', async () => {
    const { client, make } = world()
    const { id } = await make()
    expect(await client.list()).toMatchObject({ items: [{ id }], next: null, count: { value: 1, capped: false } })
  })

  test('counts, and says in an answer what its references and pictures are', async () => {
    const { client, make } = world()
    const record = await make()
    const { items, count, included } = await client.list({ limit: 100, ...(isTitled(type) && { q: titleOf(type, record, 'ja') }) })
    expect(ids(items)).toEqual(isTitled(type) ? [record.id] : ids(items))
    expect(count.value).toBeGreaterThanOrEqual(items.length)
    const listed = items.find(({ id }) => id === record.id)
    for (const name of columnsOf(type, 'image').filter((one) => listed?.[one] != null))
      expect(included.media[String(record[name])]?.url, name).toMatch(/^\/media\//)
    for (const name of columnsOf(type, 'reference').filter((one) => listed?.[one] != null))
      expect(included.records[String(record[name])]?.title.ja, name).toBeTruthy()
  })
}

/** Tests filters by field and state. */
export const filteringSuite: Suite = (type, world) => {
  let made: ReturnType<World['pair']> | null = null

  test.for((isPlural(type) ? filterNames(type) : []).map((name) => [name] as const))('narrows by %s', async ([name]) => {
    const { client, pair } = world()
    const field = type.fields[name] as AnyField
    const [first, second] = (field.setBy === 'server' ? await heldPair(world(), name) : null) ?? (await (made ??= pair()))
    const asked = [first, second].flatMap((record) => filterSpellings(field, record[name])[0] ?? [])
    expect(asked, 'samples to narrow by').not.toEqual([])
    for (const [record, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const [exact, ...ranges] = filterSpellings(field, record[name])
      if (exact === undefined) continue
      const found = ids(await allPages(client.list, { filter: { [name]: exact } }))
      expect(found, exact).toContain(record.id)
      expect(found.includes(other.id), `${exact} excludes`).toBe(!filterExcludes(field, record[name], other[name]))
      for (const range of ranges) expect(ids(await allPages(client.list, { filter: { [name]: range } })), range).toContain(record.id)
    }
    const found = ids(await allPages(client.list, { filter: { [name]: asked } }))
    expect(found).toEqual(expect.arrayContaining(asked.length === 2 ? [first.id, second.id] : []))
  })

  test.for(workflowOf(type.workflow).states.length > 1 ? workflowOf(type.workflow).states.map((state) => [state] as const) : [])(
    'narrows by the state %s to records in that state',
    async ([state]) => {
      const { client } = world()
      const found = await allPages(client.list, { status: state })
      expect(found.filter((record) => record.state !== state)).toEqual([])
      const all = await allPages(client.list)
      expect([...ids(found)].sort()).toEqual([...ids(all.filter((record) => record.state === state))].sort())
    },
  )
}

/** Tests pages and sort orders. */
export const sortingSuite: Suite = (type, world) => {
  test('shows each record once on its way through the pages, in the declared order', async () => {
    const { client, make } = world()
    for (const variant of [0, 1, 0] as const) await make({}, variant)
    const whole = ids(await allPages(client.list))
    const paged = ids(await allPages(client.list, { limit: pageOf(whole.length) }))
    expect(paged).toEqual(whole)
    expect(new Set(paged).size).toBe(paged.length)
  })

  test.for(sortableNames(type).map((name) => [name] as const))('sorts by %s both ways without losing a record', async ([name]) => {
    const { client } = world()
    const read = async () => {
      const whole = await allPages(client.list)
      const limit = pageOf(whole.length)
      return [whole, await allPages(client.list, { sort: name, limit }), await allPages(client.list, { sort: `-${name}`, limit })] as const
    }
    const keyed = (record: AnyRecord) => `${record.id} ${String(sortKey(type, name, record))}`
    let lists = await read()
    // The server may change values during the test, such as the time of the last visit; repeat until the lists are stable.
    while (new Set(lists.flat().map(keyed)).size > new Set(ids(lists.flat())).size) lists = await read()
    const [whole, upwards, downwards] = lists
    expect([...ids(upwards)].sort()).toEqual([...ids(whole)].sort())
    expect(ids(downwards)).toEqual([...ids(upwards)].reverse())
    expect(isSorted(upwards.map((record) => sortKey(type, name, record)))).toBe(true)
  })
}

/** Tests the search by title. */
export const searchSuite: Suite = (type, world) => {
  testWhen(isTitled(type), 'finds a record by two characters of its title', async () => {
    const { client, make } = world()
    const record = await make()
    const word = titleOf(type, record, 'ja').slice(0, 2)
    expect(ids((await client.list({ q: word })).items)).toEqual([record.id])
    expect((await client.list({ q: `${word}${word}` })).items).toEqual([])
  })

  testWhen(isTitled(type) && type.fields[type.title]?.localized === true, 'finds a record by its English title in full width', async () => {
    const { client, make } = world()
    const record = await make()
    const english = titleOf(type, record, 'en').split(' ').at(-1) ?? ''
    const wide = english.toUpperCase().replace(/[!-~]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0))
    expect(ids((await client.list({ q: wide })).items)).toEqual([record.id])
  })

  const hasWords = !isTitled(type) && kindOf(type.fields[type.title] ?? { kind: 'image' }).searchText !== undefined

  testWhen(hasWords, 'finds a record by the title that the server has given it', async () => {
    const { client, make } = world()
    const record = await make()
    expect(ids(await allPages(client.list, { q: titleOf(type, record, 'ja') }))).toContain(record.id)
  })
}

/** Tests that wrong parameters are named. */
export const listParametersSuite: Suite = (_type, world) => {
  test.for([
    ['nonsense', 'nonsense=1'],
    ['limit', 'limit=101'],
    ['limit', 'limit=many'],
    ['after', 'after=nonsense'],
    ['sort', 'sort=nonsense'],
    ['filter[nonsense]', 'filter[nonsense]=1'],
  ] as const)('names the parameter %s when it is wrong: %s', async ([parameter, query]) => {
    const { editor, path } = world()
    const answer = await refused(editor.http.get(`${path}?${query}`))
    expect(answer).toMatchObject({ status: 400, problem: { parameter } })
  })
}
