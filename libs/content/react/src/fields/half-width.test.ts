import { describe, expect, it } from 'vitest'
import { toHalfWidth } from './half-width.ts'

describe('toHalfWidth', () => {
  it.each([
    ['１２３４', '1234'],
    ['１，２００', '1,200'],
    ['ー５．５', '-5.5'],
    ['−３', '-3'],
    ['２５：００', '25:00'],
    ['　２０２６／１１／２１　', '2026/11/21'],
    ['三百', '三百'],
  ])('reads %s as %s', (typed, read) => {
    expect(toHalfWidth(typed)).toBe(read)
  })
})
