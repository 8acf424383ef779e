import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'
import { startSite } from './testing/site-under-test.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/en/article', '/en/article'],
  ['/ja/article?page=2&category=news', '/ja/article?category=news&page=2'],
  ['/article?x=1&category=news&page=2&x=2', '/article?category=news&page=2'],
  ['/article?category=&page=', '/article'],
  ['/faq?q=%E7%8C%AB+a', '/faq?q=%E7%8C%AB+a'],
  ['/faq?q=%e7%8c%ab%20a&page=2', '/faq?q=%E7%8C%AB+a'],
  ['/article/a-1?q=x', '/article/a-1'],
])('%s is read by all as %s', (address, canonical) => expect(canonicalAddress(address)).toBe(canonical))

test.each([
  '/nope',
  '/captain',
  '/sitemap.xml',
  '//article',
  '/article//a',
  '/x/../article',
  '/article/%61-1',
  '/article/%zz',
  '/faq/a/b',
  'http://localhost/article',
  '/article/a-1#1',
  '/faq?q=a#1',
])('%s is no address that all share', (address) => expect(canonicalAddress(address)).toBeNull())

test('what one reader has in the address is not in the page of all', async () => {
  const site = await startSite()
  const read = async (path: string) => (await site.open(path)).html
  expect(await read('/article?x=1&utm_source=me&category=news')).toBe(await read('/article?category=news'))
  await site.delivery.stop()
})
