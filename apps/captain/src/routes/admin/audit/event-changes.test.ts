import { expect, it } from 'vitest'
import { readChanges } from './event-changes.ts'

it('tells values where the log has them and names where it has not', () => {
  const changes = { fields: ['role', 'title'], diff: { role: ['user', 'admin'], odd: 'x' }, note: 'なぜ', rows: 3, file: '' }
  expect(readChanges(changes)).toEqual({
    diff: [{ field: 'role', before: 'user', after: 'admin' }],
    fields: ['title'],
    note: 'なぜ',
    more: [['rows', 3]],
  })
})

it('takes whatever an event holds', () => {
  expect(readChanges({})).toEqual({ diff: [], fields: [], note: null, more: [] })
  expect(readChanges({ fields: 'x', diff: null, note: 4 })).toEqual({ diff: [], fields: [], note: null, more: [] })
})
