import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { FAULTS } from './faults.ts'
import { commandsOf, limitOf, stepOf, SUITES } from './proof.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test.for(FAULTS.map((fault) => [fault.name, fault] as const))('the text that “%s” changes is in its file, once', ([, { file, from }]) => {
  expect(read(file).split(from)).toHaveLength(2)
})

// A runner repeats its arguments where no file matches them, and a compiler names the file that it refuses.
test.for(FAULTS.map((fault) => [fault.name, fault] as const))(
  'what names “%s” is no word of its commands, nor of its file',
  ([, fault]) => {
    const commands = commandsOf(stepOf(fault.step), limitOf([fault])).map(({ command, args }) => [command, ...args].join(' '))
    for (const words of [...commands, fault.file]) expect(words).not.toContain(fault.finding)
  },
)

test('the page of tests lists each fault with the step that finds it', () => {
  const rows = read('docs/guides/testing.md').split('\n')
  for (const { name, step } of FAULTS) expect(rows).toContainEqual(expect.stringMatching(new RegExp(`^\\| ${name} \\| ${step} \\|`)))
})

test('each suite of `npm test` finds a fault', () => {
  expect(SUITES.map(({ name }) => name).filter((name) => !FAULTS.some(({ step }) => step === name))).toEqual([])
})
