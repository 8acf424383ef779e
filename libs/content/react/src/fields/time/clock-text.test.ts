import { describe, expect, it } from 'vitest'
import { readClock, showClock } from './clock-text.ts'

describe('readClock', () => {
  it.each([
    ['25:00', 1500],
    ['２５：００', 1500],
    ['9:30', 570],
    ['930', 570],
    ['0930', 570],
    ['9時30分', 570],
    ['18時', 1080],
    ['18', 1080],
    ['翌1:30', 1530],
    ['', null],
    ['9:75', '9:75'],
    ['夜', '夜'],
  ])('reads %s', (text, value) => {
    expect(readClock(text)).toBe(value)
  })

  it('shows what it reads', () => {
    expect(showClock(readClock('2530'))).toBe('25:30')
    expect(showClock(null)).toBe('')
    expect(showClock('夜')).toBe('夜')
  })
})
