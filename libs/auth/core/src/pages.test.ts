import { describe, expect, test } from 'vitest'
import { findPage, isBackOfficePath } from './pages.ts'

describe('findPage', () => {
  test.each([
    ['/captain', '/captain', {}],
    ['/auth/login', '/auth/login', {}],
    ['/captain/tenant', '/captain/tenant', {}],
    ['/captain/tenant/cafe', '/captain/tenant/$tenant', { tenant: 'cafe' }],
    ['/captain/tenant/cafe/food', '/captain/tenant/$tenant/$', { tenant: 'cafe', $: 'food' }],
    ['/captain/tenant/caf%C3%A9/food/1/edit', '/captain/tenant/$tenant/$', { tenant: 'café', $: 'food/1/edit' }],
  ])('finds what is at %s', (path, address, params) => {
    expect(findPage(path)).toMatchObject({ address, params })
  })

  test.each(['/', '/auth', '/Captain', '/captain/nothing', '/captain/tenants', '/user', '/admin', '/constructor'])(
    'finds nothing at %s',
    (path) => {
      expect(findPage(path)).toBeNull()
    },
  )
})

test('the back office has its own part of the addresses', () => {
  const own = ['/auth/login', '/user', '/captain', '/captain?a', '/admin/auth-user', '/captain#top']
  const others = ['/', '/captains', '/article/captain', '/en/captain', '/Captain', '/captain%2f', '/authors']
  expect(own.filter((path) => !isBackOfficePath(path))).toEqual([])
  expect(others.filter(isBackOfficePath)).toEqual([])
})
