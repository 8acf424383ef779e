import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['nobody is trusted unless said', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['one proxy: what it appended', '10.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['fewer entries than proxies', '10.0.0.1', '198.51.100.1', 2, '10.0.0.1'],
  ['not an address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['no header', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['IPv6', '10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ['a call of the server to itself', undefined, undefined, 0, '127.0.0.1'],
] as const)('%s', (_, socket, forwarded, hops, expected) => {
  expect(clientAddress(socket, forwarded, hops)).toBe(expected)
})
