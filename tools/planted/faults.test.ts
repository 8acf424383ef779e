import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { RINGS } from '../test/steps.ts'
import { FAULTS } from './faults.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test.for(FAULTS.map((fault) => [fault.name, fault] as const))('the text that “%s” changes is in its file', ([, { file, from }]) => {
  expect(read(file)).toContain(from)
})

test('the page of tests lists each fault with the step that finds it', () => {
  const rows = read('docs/guides/testing.md').split('\n')
  for (const { name, step } of FAULTS) expect(rows).toContainEqual(expect.stringMatching(new RegExp(`^\\| ${name} \\| ${step} \\|`)))
})

test('each fault is found by a step of `npm test`, and each suite finds one', () => {
  const { together, suites } = RINGS['change'] ?? { together: [], suites: [] }
  const steps = [...together.flat(), ...suites].map(({ name }) => name)
  const finding = new Set(FAULTS.map(({ step }) => step))
  expect([...finding].filter((step) => !steps.includes(step))).toEqual([])
  expect(suites.map(({ name }) => name).filter((name) => !finding.has(name))).toEqual([])
})
