import { expect, test } from 'vitest'
import { captainPolicy, fixedSecurityHeaders } from './security-headers.ts'

const HERE = 'https://captain.example'

const hstsOf = (origin: Parameters<typeof fixedSecurityHeaders>[0]) => fixedSecurityHeaders(origin)['strict-transport-security']

test('browsers use https for a year where the site has it', () => {
  expect(hstsOf({ baseUrl: HERE })).toBe('max-age=31536000')
  expect(hstsOf({ baseUrl: 'http://localhost:3000' })).toBeUndefined()
})

test('subdomains are included where the operator says so', () => {
  expect(hstsOf({ baseUrl: HERE, hstsSubdomains: true })).toBe('max-age=31536000; includeSubDomains')
  expect(hstsOf({ baseUrl: 'http://localhost:3000', hstsSubdomains: true })).toBeUndefined()
})

test.each([
  ['pages of the back office', captainPolicy('abc')],
  ['all other responses', fixedSecurityHeaders({ baseUrl: HERE })['content-security-policy'] ?? ''],
])('the policy of %s allows no objects, base addresses, frames and inline scripts', (_, policy) => {
  const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)]))
  for (const name of ['base-uri', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"])
  expect(directives.get('object-src') ?? directives.get('default-src')).toEqual(["'none'"])
  expect((directives.get('script-src') ?? directives.get('default-src'))?.join(' ')).not.toMatch(/unsafe|\*|data:|https?:/)
})
