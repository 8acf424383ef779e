import { describe, expect, it } from 'vitest'
import { groupingOf, inGroups } from './groups.ts'
import { readAddress } from './list-address.ts'
import { dish, post, someDishes } from './testing/catalog.ts'

const asked = (search: Record<string, unknown>) => groupingOf(dish, readAddress(dish, search).state)

describe('groups of a list', () => {
  it('go by the first of several fields of the declared order', () => {
    const grouping = asked({})
    expect(grouping?.name).toBe('genre')
    if (grouping === null) return
    expect(inGroups(grouping, someDishes()).map(({ value, records }) => [value, records.length])).toEqual([
      ['drink', 3],
      ['sweets', 2],
    ])
  })

  it.each([{ sort: 'stars' }, { q: 'コ' }, { trash: true }])('are none when rows stand otherwise: %j', (search) => {
    expect(asked(search)).toBeNull()
  })

  it('are none where one field orders', () => {
    expect(groupingOf(post, readAddress(post, {}).state)).toBeNull()
  })
})
