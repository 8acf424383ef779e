import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['127.0.0.1', 'computer', '127.0.0.*'],
  ['::1', 'computer', '::1'],
  ['0:0:0:0:0:0:0:1', 'computer', '::1'],
  ['::ffff:127.0.0.1', 'computer', '127.0.0.*'],
  ['10.1.2.3', 'private', '10.1.2.*'],
  ['172.16.0.9', 'private', '172.16.0.*'],
  ['172.31.255.9', 'private', '172.31.255.*'],
  ['192.168.1.20', 'private', '192.168.1.*'],
  ['169.254.7.7', 'private', '169.254.7.*'],
  ['100.64.0.1', 'private', '100.64.0.*'],
  ['fd12:3456:789a:1::1', 'private', 'fd12:3456:789a:1:*'],
  ['fe80::1', 'private', 'fe80:0:0:0:*'],
  ['172.32.0.1', 'public', '172.32.0.*'],
  ['100.128.0.1', 'public', '100.128.0.*'],
  ['203.0.113.7', 'public', '203.0.113.*'],
  ['2001:DB8:0:12::34', 'public', '2001:db8:0:12:*'],
  ['2001:db8::', 'public', '2001:db8:0:0:*'],
])('%s is %s, in %s', (address, reach, name) => {
  expect(networkOf(address)).toEqual({ reach, name })
})

test('two computers behind one line are in one network, and two lines are not', () => {
  expect(networkOf('2001:db8:0:12::1')).toEqual(networkOf('2001:db8:0:12:ffff::2'))
  expect(networkOf('2001:db8:0:12::1')).not.toEqual(networkOf('2001:db8:0:13::1'))
})

test.each([null, '', 'somewhere', '203.0.113', '203.0.113.256', '1:2:3', '1::2::3', '1:2:3:4:5:6:7:8:9', ':::', 'g::1'])(
  '%j is no address',
  (address) => {
    expect(networkOf(address)).toBeNull()
  },
)
