import { describe, expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

describe('an amount', () => {
  it.each(['1200', '1,200', '1200円', '￥１２００', '¥1,200', '１，２００ 円', '\\1200', '￥1200円', ' ¥ 1200 '])(
    'is read from %s',
    (text) => expect(readAmount(text)).toBe(1200),
  )
  it.each(['', ' ', '　'])('is missing from “%s”', (text) => expect(readAmount(text)).toBeNull())
  it.each(['1200.5', '千円', '1200円円', '円1200', '12￥00', '1200ドル'])('stays %s', (text) => expect(readAmount(text)).toBe(text))
  it.each(['円', '￥'])('stays %s without a number', (text) => expect(readAmount(text)).toBe(text))
  it('keeps its sign, for the rules to refuse', () => expect(readAmount('−１００円')).toBe(-100))
})
