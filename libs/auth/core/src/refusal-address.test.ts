import { describe, expect, test } from 'vitest'
import type { GuardRefusal } from './guards.ts'
import { refusalAddress } from './refusal-address.ts'

const refusal = (to: GuardRefusal['to'], why: GuardRefusal['why'] = 'refused'): GuardRefusal => ({
  outcome: 'redirect',
  to,
  why,
  remember: false,
})

describe('refusalAddress', () => {
  test('speaks the language of the cookie, English without one', () => {
    const to = refusal('/captain')
    expect([
      refusalAddress(to, '/auth/login', 'ja'),
      refusalAddress(to, '/auth/login', 'en'),
      refusalAddress(to, '/auth/login', null),
    ]).toEqual(['/captain', '/en/captain', '/en/captain'])
    expect(refusalAddress(refusal('/'), '/captain', null)).toBe('/en')
  })

  test('tells the page that explains it what was attempted', () => {
    const no = '/auth/not-permission'
    expect(refusalAddress(refusal(no), '/captain/tenant/cafe?q=1&x', 'ja')).toBe(`${no}?from=%2Fcaptain%2Ftenant%2Fcafe%3Fq%3D1%26x`)
    expect(refusalAddress(refusal(no, 'unchecked'), '/captain', 'ja')).toBe(`${no}?from=%2Fcaptain&why=unchecked`)
    expect(refusalAddress(refusal(no), '//evil.example', 'ja')).toBe(no)
    expect(refusalAddress(refusal(no), `/captain?${'a'.repeat(4000)}`, 'ja')).toBe(no)
  })
})
