import { describe, expect, it } from 'vitest'
import { readDay, showDay } from './day-text.ts'

describe('readDay', () => {
  it.each([
    ['2026/11/21', '2026-11-21'],
    ['２０２６／１１／２１', '2026-11-21'],
    ['2026-1-5', '2026-01-05'],
    ['20261121', '2026-11-21'],
    ['2026年11月21日', '2026-11-21'],
    ['2026.2.28', '2026-02-28'],
    ['2026/2/30', '2026/2/30'],
    ['令和8年11月21日', '2026-11-21'],
    ['R8.11.21', '2026-11-21'],
    ['来週', '来週'],
    ['', null],
  ])('reads %s', (text, value) => {
    expect(readDay(text)).toBe(value)
  })

  it('shows a day with slashes and leaves what is none', () => {
    expect(showDay('2026-11-21')).toBe('2026/11/21')
    expect(showDay('2026/2/30')).toBe('2026/2/30')
    expect(showDay(null)).toBe('')
  })
})
