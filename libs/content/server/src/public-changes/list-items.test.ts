import { expect, test } from 'vitest'
import { diner } from '../testing/test-tenants.ts'
import { createChangeLog } from './change-log.ts'
import { dependenciesIn, type DependencyNotes } from './dependencies.ts'
import { createListItems } from './list-items.ts'

const LATER = Date.now() + 60_000
const { number } = diner

const begin = () => {
  const changes = createChangeLog()
  changes.setHearing(true)
  const itemsOf = createListItems(changes)
  const read = (until = LATER) => {
    const noted = dependenciesIn(number, changes.position(number))
    const items = itemsOf({ tenant: diner, notes: noted.notes, ends: Promise.resolve(until) })
    const names = () => [...(noted.dependencies.get(number)?.names ?? [])].toSorted()
    return { items, names, known: (list: string, ids: readonly string[]) => [...items.find(list, ids).keys()] }
  }
  return { changes, read }
}

/** Makes bytes that show records. */
const showing =
  (text: string, ...ids: readonly string[]) =>
  async (notes: Pick<DependencyNotes, 'id'>): Promise<Buffer<ArrayBuffer>> => {
    for (const id of ids) notes.id(id)
    return Buffer.from(text)
  }

test('a record is known to later lists until it, or what it shows, changes', async () => {
  const { changes, read } = begin()
  const first = read()
  for (const id of ['a', 'b']) await first.items.make('dish ja', id, showing(id, `shown by ${id}`))
  expect(first.names()).toEqual(['a', 'b', 'shown by a', 'shown by b'])
  const second = read()
  expect([second.items.find('dish ja', ['a']).get('a')?.toString(), second.names()]).toEqual(['a', ['a', 'shown by a']])
  expect([read().known('dish en', ['a']), read().known('dish ja', ['a', 'b', 'c'])]).toEqual([[], ['a', 'b']])
  changes.add(number, [{ of: 'record', type: 'genre', id: 'shown by b', times: [] }])
  expect(read().known('dish ja', ['a', 'b'])).toEqual(['a'])
  changes.add(number, [{ of: 'record', type: 'dish', id: 'another', times: [] }])
  expect(read().known('dish ja', ['a', 'b'])).toEqual(['a'])
  changes.add(number, [{ of: 'record', type: 'dish', id: 'a', times: [] }])
  expect(read().known('dish ja', ['a', 'b'])).toEqual([])
})

test('a change while a record is read outdates it', async () => {
  const { changes, read } = begin()
  const reading = read()
  await reading.items.make('dish ja', 'a', async () => {
    changes.add(number, [{ of: 'record', type: 'dish', id: 'a', times: [] }])
    return Buffer.from('before or after the change')
  })
  expect(read().known('dish ja', ['a'])).toEqual([])
})

test('nothing is known after a planned change, or while changes are not heard', async () => {
  const { changes, read } = begin()
  await read(Date.now() - 1).items.make('dish ja', 'ended', showing('ended'))
  await read().items.make('dish ja', 'going on', showing('going on'))
  expect(read().known('dish ja', ['ended', 'going on'])).toEqual(['going on'])
  changes.setHearing(false)
  expect(read().known('dish ja', ['going on'])).toEqual([])
})

test('ids are worth reading first once lists show known records, and no longer when they do not', async () => {
  const { read } = begin()
  const { items } = read()
  await items.make('dish ja', 'a', showing('a'))
  expect(items.isMostlyKnown('dish ja')).toBe(false)
  for (let list = 0; list < 8; list += 1) items.find('dish ja', ['a'])
  expect([items.isMostlyKnown('dish ja'), items.isMostlyKnown('dish en')]).toEqual([true, false])
  for (let list = 0; list < 8; list += 1) items.find('dish ja', ['b'])
  expect(items.isMostlyKnown('dish ja')).toBe(false)
})
