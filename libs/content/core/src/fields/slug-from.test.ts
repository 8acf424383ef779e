import { describe, expect, it } from 'vitest'
import { slugFrom } from './slug-from.ts'

describe('slugFrom', () => {
  it.each([
    ['Summer menu 2026', 'summer-menu-2026'],
    ['Crème brûlée', 'creme-brulee'],
    ['Tea & cake', 'tea-and-cake'],
    ["The Cat's Dice", 'the-cats-dice'],
    ['ＡＢＣ　１２', 'abc-12'],
    ['夏のメニュー', ''],
    ['  --hello--  ', 'hello'],
    [`${'word '.repeat(30)}`, 'word-'.repeat(16).replace(/-$/, '')],
  ])('makes %s into %s', (title, slug) => {
    expect(slugFrom(title)).toBe(slug)
  })
})
