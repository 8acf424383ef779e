import { describe, expect, test } from 'vitest'
import { deepList, HOSTILE_TEXTS, NESTED_RULES, TEXT_FORMS, TEXT_RULES, wideList } from './testing/hostile-texts.ts'
import { found } from './testing/rule-table.ts'

const MB10 = 10 * 1024 * 1024

// Linear work takes a few milliseconds here, quadratic work hours.
const ENOUGH_MS = 500

/** CPU time of this thread only, independent of other load on the machine. */
const timeOf = (run: () => unknown): number => {
  const start = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(start)
  return Math.round((user + system) / 1000)
}

describe('10 MB of text', () => {
  test.each(Object.entries(HOSTILE_TEXTS))('%s are answered at once by every rule', (_, make) => {
    const text = make(MB10)
    const times = TEXT_RULES.map((rule) => [rule.type, timeOf(() => found(rule, text))] as const)
    expect(times.filter(([, took]) => took > ENOUGH_MS)).toEqual([])
  })
})

// Only browsers normalise typed text.
describe('1 MB of text', () => {
  test.each(Object.entries(HOSTILE_TEXTS))('%s are put into every form in linear time', (_, make) => {
    const text = make(MB10 / 10)
    const times = Object.entries(TEXT_FORMS).map(([name, form]) => [name, timeOf(() => form(text))] as const)
    expect(times.filter(([, took]) => took > ENOUGH_MS)).toEqual([])
  })
})

test('lists nested a hundred thousand deep are answered at once, without an error', () => {
  const list = [deepList(100_000), deepList(100_000)]
  const times = NESTED_RULES.map((rule) => [rule.type, timeOf(() => found(rule, list))] as const)
  expect(times.filter(([, took]) => took > ENOUGH_MS)).toEqual([])
})

test('lists of 330,000 rows are answered at once', () => {
  const list = wideList(330_000)
  const times = NESTED_RULES.map((rule) => [rule.type, timeOf(() => found(rule, list))] as const)
  expect(times.filter(([, took]) => took > ENOUGH_MS)).toEqual([])
})
