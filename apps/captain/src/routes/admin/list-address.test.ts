import { describe, expect, it } from 'vitest'
import { clearFilters, hasFilters, queryOfList, readAdminList, writeAdminList } from './list-address.ts'

const rules = { filters: { role: (value: string) => value === 'admin', banned: (value: string) => value === 'true' }, sorts: ['name'] }

describe('the address of a list for administrators', () => {
  it('is read as it was written', () => {
    const list = { q: '花子', filters: { role: 'admin', banned: 'true' }, sort: '-name', limit: 50, page: 3, after: ['a', 'b'] } as const
    const address = writeAdminList(list)
    expect(address).toEqual({ q: '花子', 'f.role': 'admin', 'f.banned': true, sort: '-name', limit: 50, page: 3, after: 'a~b' })
    expect(readAdminList(rules, address)).toEqual(list)
    expect(queryOfList(list)).toEqual({ q: '花子', 'filter[role]': 'admin', 'filter[banned]': 'true', sort: '-name' })
  })

  it('is empty for the list as it begins, whatever else the address says', () => {
    const list = readAdminList(rules, { 'f.role': 'king', 'f.other': 'x', sort: 'password', limit: '7', page: '9', panel: 'x' })
    expect(list).toEqual({ q: '', filters: {}, sort: null, limit: 25, page: 1, after: [] })
    expect(writeAdminList(list)).toEqual({})
    expect(hasFilters(list)).toBe(false)
  })

  it('goes to the first page when nothing narrows it any more', () => {
    const list = readAdminList(rules, { q: 'x', sort: 'name', after: 'a', 'f.banned': true })
    expect([hasFilters(list), list.page]).toEqual([true, 2])
    expect(clearFilters(list)).toMatchObject({ q: '', filters: {}, page: 1, after: [], sort: 'name' })
  })
})
