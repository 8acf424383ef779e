import { expect, test } from 'vitest'
import { isLocalVisit } from './is-local-visit.ts'

const visit = (socketAddress: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  isLocalVisit({ socketAddress, headers: new Headers({ host: 'localhost:3000', ...headers }) })

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1', '::FFFF:127.0.0.1'])('%s is this machine', (address) => {
  expect(visit(address)).toBe(true)
})

test.each([undefined, '', '192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', '2001:db8::1', '1.127.0.1', '127.0.0.1.example'])(
  '%s is not',
  (address) => {
    expect(visit(address)).toBe(false)
  },
)

test.each(['localhost', 'LOCALHOST:80', '127.0.0.1:3000', '[::1]:3000', '[::1]'])('%s is a name for this machine alone', (host) => {
  expect(visit('127.0.0.1', { host })).toBe(true)
})

test.each([
  '',
  'captain.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example:3000',
  '192.168.1.7:3000',
  '[::2]',
  'evil.example:localhost',
])('"%s" may be somebody else’s page', (host) => {
  expect(visit('127.0.0.1', { host })).toBe(false)
})

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip'])(
  'what came through a proxy (%s) comes from elsewhere',
  (name) => {
    expect(visit('127.0.0.1', { [name]: '127.0.0.1' })).toBe(false)
  },
)
