import { expect, it } from 'vitest'
import { randomLetters } from './random-text.ts'

it('makes codes that differ from each other and from those of demo records', () => {
  const codes = Array.from({ length: 900 }, () => randomLetters(3))
  expect(new Set(codes).size).toBe(900)
  expect(codes.filter((code) => !/^[qxz][a-z]{2}$/.test(code))).toEqual([])
})

it('makes longer texts of all letters', () => {
  expect(new Set(Array.from({ length: 500 }, () => randomLetters(10)[0])).size).toBe(26)
})
