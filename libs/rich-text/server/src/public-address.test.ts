import { isIP } from 'node:net'
import { expect, test } from 'vitest'
import { PUBLIC_INTERNET } from './network.ts'
import { isPublicAddress } from './public-address.ts'
import { readLink } from './link-url.ts'

/** Hosts in the spellings of attackers; `URL` normalises each to an address. */
const PRIVATE_HOSTS = `
  127.0.0.1 127.1 127.0.1 127.255.255.254 2130706433 0x7f000001 0x7f.1 0x7f.0.0.1 017700000001 0177.0.0.1 0177.1 0x7f.0x0.0x0.0x1
  127.0.0.1. 0x7F.1. １２７.０.０.１ 127。0。0。1 ①②⑦.⓪.⓪.① 00000177.0.0.1 0x0000007f.1 %31%32%37.0.0.1
  0 0.0.0.0 0.0.0.1 0x0 00 0.1 0.255.255.255 000.000.000.000
  10.0.0.1 10.1 10.255.255.255 167772161 0xa000001 012.0.0.1 0xa.0.0.1
  172.16.0.1 172.31.255.255 172.16.1 0xac100001 2886729729
  192.168.0.1 192.168.1 0xc0a80001 3232235521 0300.0250.0.1 192.168.255.255
  169.254.169.254 169.254.0.1 169.254.43518 0xa9fea9fe 2852039166 0251.0376.0251.0376 0xa9.0xfe.0xa9.0xfe 169.16689662
  100.64.0.1 100.127.255.255 100.100.100.200 1681915905
  192.0.0.1 192.0.0.170 192.0.0.192 192.0.2.1 198.51.100.7 203.0.113.9 198.18.0.1 198.19.255.255 192.88.99.1 192.175.48.1 192.31.196.1 192.52.193.1
  224.0.0.1 239.255.255.250 240.0.0.1 254.1.2.3 255.255.255.255 4294967295 0xffffffff 168.63.129.16
  [::1] [0:0:0:0:0:0:0:1] [0000::0001] [::] [0:0:0:0:0:0:0:0]
  [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:127.0.0.1] [::FFFF:10.0.0.1] [::ffff:a9fe:a9fe] [::ffff:8.8.8.8] [::ffff:0:127.0.0.1]
  [::127.0.0.1] [::7f00:1] [::10.0.0.1] [::8.8.8.8]
  [2002:7f00:1::] [2002:a00:1::1] [2002:a9fe:a9fe::] [2002:808:808::1]
  [64:ff9b::7f00:1] [64:ff9b::127.0.0.1] [64:ff9b::a9fe:a9fe] [64:ff9b::8.8.8.8] [64:ff9b:1::1] [64:ff9b:1:fffe::10.0.0.1]
  [2001::1] [2001:0:7f00:1::] [2001:0:4136:e378:8000:63bf:3fff:fdd2]
  [fe80::1] [fe80::a00:27ff:fe4e:66a1] [febf::1] [fec0::1] [feff::1] [fc00::1] [fd00::1] [fd00:ec2::254] [fdff:ffff::1]
  [ff02::1] [ff05::2] [ff0e::1] [2001:db8::1] [3fff::1] [3fff:fff::1] [100::1] [2001:2::1] [2001:3::1] [2001:10::1] [2001:20::1] [2001:30::1]
  [2001:4:112::1] [2620:4f:8000::1] [5f00::1] [1::1] [4000::1] [8000::1] [0100:0:0:1::1] [200::1]
`
  .trim()
  .split(/\s+/)

const addressIn = (host: string): string => new URL(`http://${host}/`).hostname.replace(/^\[(.*)\]$/, '$1')

test.each(PRIVATE_HOSTS)('http://%s/ leads inside', (host) => {
  const address = addressIn(host)
  expect(isIP(address), address).not.toBe(0)
  expect(isPublicAddress(address), address).toBe(false)
})

test('there are more than a hundred ways', () => {
  expect(new Set(PRIVATE_HOSTS).size).toBeGreaterThan(120)
})

test.each([
  'fe80::1%eth0',
  '2606:4700::1111%eth0',
  '::ffff:10.0.0.1',
  'localhost',
  '',
  '999.1.1.1',
  '1.1.1',
  '0x8.8.8.8',
  '8.8.8.8/8',
  ' 8.8.8.8',
])('a resolver that says "%s" is not believed', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '11.0.0.1',
  '223.255.255.255',
  '192.0.1.1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each(['2606:4700:4700::1111', '2001:4860:4860::8888', '2400:2410::1', '2a00:1450::1', '2001:200::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['http://shop.example', 'http://shop.example/'],
  ['  https://shop.example/a?b=c  ', 'https://shop.example/a?b=c'],
  ['http://shop.example:80/', 'http://shop.example/'],
  ['https://shop.example:80/', 'https://shop.example:80/'],
  ['http://shop.example:443/', 'http://shop.example:443/'],
  ['https://日本語.example/道', 'https://xn--wgv71a119e.example/%E9%81%93'],
])('%s may be asked for', (text, href) => {
  expect(readLink(text, PUBLIC_INTERNET)?.href).toBe(href)
})

test.each([
  'shop.example',
  'ftp://shop.example/',
  'file:///etc/passwd',
  'gopher://shop.example/',
  'data:text/html,<title>a</title>',
  'javascript:alert(1)',
  'blob:http://shop.example/1',
  'ws://shop.example/',
  'http://user@shop.example/',
  'http://user:secret@shop.example/',
  'http://:secret@shop.example/',
  'http://shop.example:8080/',
  'http://shop.example:22/',
  'https://shop.example:5432/',
  'http://shop.example:0/',
  'http://shop.example:99999/',
  'http://[::1',
  'http://[fe80::1%25eth0]/',
  'http://999.1.1.1/',
  'http://a b/',
  'http://',
  'http:///',
  '//shop.example/',
  '/path',
  `http://shop.example/${'a'.repeat(2048)}`,
])('%s may not be asked for', (text) => {
  expect(readLink(text, PUBLIC_INTERNET)).toBeNull()
})
