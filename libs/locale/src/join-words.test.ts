import { expect, test } from 'vitest'
import { joinWords } from './join-words.ts'

test('in a cell', () => {
  expect([joinWords('ja', ['卵', '乳']), joinWords('en', ['Egg', 'Milk'])]).toEqual(['卵、乳', 'Egg, Milk'])
})
