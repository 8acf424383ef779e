import { expect, test } from 'vitest'
import { withSection } from './saved-report.ts'

test('a section is written anew, the others stay as they are', () => {
  const one = withSection('', 'One', '- a\n\n| x |\n')
  const two = withSection(one, 'Two', 'second')
  const again = withSection(two, 'One', 'changed')
  expect(again).toMatch(/^# Benchmarks\n/)
  expect(again.slice(again.indexOf('##'))).toBe('## One\n\nchanged\n\n## Two\n\nsecond\n')
  expect(withSection(again, 'One', 'changed')).toBe(again)
})
