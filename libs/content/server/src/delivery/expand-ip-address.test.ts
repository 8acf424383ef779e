import { expect, it } from 'vitest'
import { expandIpAddress } from './expand-ip-address.ts'

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:0db8:0000:0000:0000:0000:0000:0001'],
  ['2001:DB8:0:0:0:0:0:1', '2001:0db8:0000:0000:0000:0000:0000:0001'],
  ['::', '0000:0000:0000:0000:0000:0000:0000:0000'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000:0000:0000:0000:0001'],
  ['64:ff9b::192.0.2.1', null],
  ['unix', null],
  ['', null],
])('%s is written %s', (address, full) => expect(expandIpAddress(address)).toBe(full))
