import { expect, it } from 'vitest'
import { parentFilter } from './shown-under.ts'

const under = { type: 'shelf', field: 'shelf' }

it('narrows a list to what belongs to the record that it stands under, beside other filters', () => {
  expect(parentFilter({ parent: under }, '01J', { limit: 25, filter: { role: 'owner' } })).toEqual({
    limit: 25,
    filter: { role: 'owner', shelf: '01J' },
  })
})

it('leaves a list that stands by itself as it is', () => {
  const query = { limit: 25, filter: { role: 'owner' } }
  expect(parentFilter({ parent: null }, null, query)).toBe(query)
})
