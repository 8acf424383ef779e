import { expect, test } from 'vitest'
import { BENCHMARKS, withSection } from './saved-report.ts'

test('a section is written anew, the others stay as they are', () => {
  const head = BENCHMARKS
  const one = withSection('', { head, title: 'One', body: '- a\n\n| x |\n' })
  const two = withSection(one, { head, title: 'Two', body: 'second' })
  const again = withSection(two, { head, title: 'One', body: 'changed' })
  expect(again).toMatch(/^# Benchmarks\n/)
  expect(again.slice(again.indexOf('##'))).toBe('## One\n\nchanged\n\n## Two\n\nsecond\n')
  expect(withSection(again, { head, title: 'One', body: 'changed' })).toBe(again)
})
