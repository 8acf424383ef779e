import { expect, test } from 'vitest'
import { formatList, joinWords } from './format-list.ts'

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a、b', 'a and b'],
  [['a', 'b', 'c'], 'a、b、c', 'a, b, and c'],
])('%j in a sentence', (words, ja, en) => {
  expect([formatList('ja', words), formatList('en', words)]).toEqual([ja, en])
})

test('one of several', () => {
  expect([formatList('ja', ['卵', '乳', '小麦'], 'or'), formatList('en', ['egg', 'milk', 'wheat'], 'or')]).toEqual([
    '卵、乳、または小麦',
    'egg, milk, or wheat',
  ])
})

test('in a cell', () => {
  expect([joinWords('ja', ['卵', '乳']), joinWords('en', ['Egg', 'Milk'])]).toEqual(['卵、乳', 'Egg, Milk'])
})
