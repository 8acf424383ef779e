import { describe, expect, test } from 'vitest'
import { canonicalPrefix, localizePath, splitLocale } from './locale-path.ts'

describe('splitLocale', () => {
  test.each([
    ['/', 'ja', null, '/'],
    ['/faq', 'ja', null, '/faq'],
    ['/ja', 'ja', 'ja', '/'],
    ['/ja/', 'ja', 'ja', '/'],
    ['/ja/faq', 'ja', 'ja', '/faq'],
    ['/en', 'en', 'en', '/'],
    ['/en/article/a', 'en', 'en', '/article/a'],
    ['/en/en/a', 'en', 'en', '/en/a'],
    ['/english', 'ja', null, '/english'],
    ['/EN/faq', 'ja', null, '/EN/faq'],
    ['/fr/faq', 'ja', null, '/fr/faq'],
    ['//en/faq', 'ja', null, '//en/faq'],
    ['/captain/tenant/en/faq', 'ja', null, '/captain/tenant/en/faq'],
    ['', 'ja', null, ''],
  ])('%s', (pathname, locale, prefix, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, prefix, path })
  })
})

describe('localizePath', () => {
  test.each([
    ['/faq', 'en', '/en/faq'],
    ['/faq', 'ja', '/ja/faq'],
    ['/faq', null, '/faq'],
    ['/', 'en', '/en'],
    ['/', null, '/'],
    ['/en/faq', 'ja', '/ja/faq'],
    ['/en/faq', null, '/faq'],
    ['/ja', 'en', '/en'],
    ['/faq?page=2#a', 'en', '/en/faq?page=2#a'],
    ['/?page=2', 'en', '/en?page=2'],
    ['/en?page=2', 'ja', '/ja?page=2'],
    ['/en#top', null, '/#top'],
    ['/enter', 'en', '/en/enter'],
    ['/en//host.example/a', null, '/host.example/a'],
    ['//host.example/a', null, '/host.example/a'],
    ['//host.example/a', 'en', '/en/host.example/a'],
    ['/\\host.example/a', null, '/host.example/a'],
  ] as const)('%s under %s', (path, prefix, expected) => {
    expect(localizePath(path, prefix)).toBe(expected)
  })

  test('the canonical address has no prefix in Japanese', () => {
    expect(localizePath('/ja/faq', canonicalPrefix('ja'))).toBe('/faq')
    expect(localizePath('/faq', canonicalPrefix('en'))).toBe('/en/faq')
  })
})
