import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { rowParts } from './row-parts.ts'
import { textParts } from './text-parts.ts'

const shown = (older: string, newer: string) => textParts(older, newer).map(({ of, text }) => `${of}:${text}`)

describe('texts', () => {
  test('differ by words in Japanese too', () => {
    expect(shown('毎週月曜日に営業します。', '毎週火曜日に営業します。')).toEqual([
      'both:毎週',
      'old:月',
      'new:火',
      'both:曜日に営業します。',
    ])
    expect(shown('open on Monday', 'open on Friday')).toEqual(['both:open on ', 'old:Monday', 'new:Friday'])
  })

  test('are wholly new or gone', () => {
    expect(shown('', '珈琲')).toEqual(['new:珈琲'])
    expect(shown('珈琲', '')).toEqual(['old:珈琲'])
  })

  test('that have little in common are given up after 100 ms, as wholes', () => {
    const far = (seed: number) => Array.from({ length: 20_000 }, (_, place) => (place * seed) % 9973).join(' ')
    // On this clock, each look takes a millisecond.
    let now = 0
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now++)
    onTestFinished(() => clock.mockRestore())
    expect(shown(far(7), far(11)).map((part) => part.slice(0, 4))).toEqual(['old:', 'new:'])
    expect(now).toBeGreaterThan(50)
    expect(now).toBeLessThan(200)
  })
})

test('rows keep their order, changed ones stand as old and new', () => {
  const row = (label: string) => ({ label })
  expect(rowParts([row('大'), row('小')], [row('大'), row('中'), row('小')])).toEqual([
    { of: 'both', row: row('大') },
    { of: 'new', row: row('中') },
    { of: 'both', row: row('小') },
  ])
})

test('rows are equal whatever the order of their keys', () => {
  const [one, other] = [
    { label: '大', size: { ml: 1, oz: 2 } },
    { size: { oz: 2, ml: 1 }, label: '大' },
  ]
  expect(rowParts([one], [other])).toEqual([{ of: 'both', row: other }])
})
