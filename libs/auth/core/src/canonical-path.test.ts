import { describe, expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

/** Paths as an address bar or a server passes them on. */
const canonical = (path: string) => canonicalPath(new URL(`http://localhost:1${path}`).pathname)

describe('canonicalPath', () => {
  test.each([
    ['/', '/'],
    ['/captain', '/captain'],
    ['/captain/', '/captain'],
    ['//captain', '/captain'],
    ['/en//captain///tenant/', '/en/captain/tenant'],
    ['/%63aptain/ten%61nt', '/captain/tenant'],
    ['/captain/%2e%2e/captain/./tenant', '/captain/tenant'],
    ['/captain/tenant/..%2E', '/captain/tenant/...'],
    [String.raw`\captain\tenant`, '/captain/tenant'],
    ['/CAPTAIN', '/CAPTAIN'],
    ['/captain/tenant/caf%C3%A9', '/captain/tenant/caf%C3%A9'],
    ['/captain/tenant/café', '/captain/tenant/caf%C3%A9'],
    ['/captain/%2525', '/captain/%2525'],
    ['/captain/%2563', '/captain/%2563'],
    ['//evil.example/captain', '/evil.example/captain'],
  ])('takes %s as %s, which stays', (path, expected) => {
    expect(canonical(path)).toBe(expected)
    expect(canonical(expected)).toBe(expected)
  })

  test.each([
    '/captain%2ftenant',
    '/captain/%2F',
    '/captain/..%2f..%2fauth',
    '/captain%5ctenant',
    '/captain/%00',
    '/captain/%0d%0a',
    '/captain/%C2%85',
    '/captain/%',
    '/captain/%zz',
    '/captain/%E0%A4%A',
    '/captain/%%363',
  ])('finds no page at %s', (path) => {
    expect(canonical(path)).toBeNull()
  })
})
