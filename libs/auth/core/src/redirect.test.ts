import { expect, test } from 'vitest'
import { safeRedirect } from './redirect.ts'

test.each([
  '/captain',
  '/',
  '/captain/tenant/cafe/food?status=draft&q=%E7%8C%AB',
  '/article/%E7%8C%AB#top',
  '/en/captain',
  '/a?rate=100%25',
  '/captain/tenant/cafe/food?q=1%2F2',
  '/a?day=2026%252F11%252F23#top',
])('goes to %s', (path) => {
  expect(safeRedirect(path, '/auth/login')).toEqual({ outcome: 'go', path })
})

test('stays when the stored path is the current one', () => {
  expect(safeRedirect('/captain', '/captain')).toEqual({ outcome: 'stay' })
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/captain//evil.example',
  String.raw`/\evil.example`,
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/a?u=%2F%2Fevil.example',
  '/a?u=https:%252f%252fevil.example',
  '/a?u=%5Cevil.example',
  '/%2Fevil?a=%2F',
  '/%3F%2F%2Fevil',
  '/a#b?c=%2Fd',
  '/%25252fevil.example',
  '/%2525252525252fevil.example',
  '/%25252fevil.example?%25zz',
  '/\tevil',
  '/a b',
  '/a%20b',
  `/${'a'.repeat(2048)}`,
  '/%0d%0aset-cookie',
  '/%E0%A4%A',
  'captain',
  '',
  'javascript:alert(1)',
])('refuses %j', (path) => {
  expect(safeRedirect(path, '/auth/login')).toEqual({ outcome: 'refuse' })
})
