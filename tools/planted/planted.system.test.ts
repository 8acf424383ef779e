import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyRepository, type CopiedRepository } from '../new/copied-repository.ts'
import { root } from '../root.ts'
import { RING } from '../test/steps.ts'
import { DEMO_FOLDER } from '../testing/data-folder.ts'
import { FAULTS } from './faults.ts'
import { commandsOf, failuresIn, limitOf, stepOf } from './proof.ts'

/** Limit in ms for a whole step. */
const STEP_TIME = 1_800_000

let copy: CopiedRepository
const rows: string[] = []

beforeAll(() => {
  copy = copyRepository(root, { [RING]: 'change', [DEMO_FOLDER]: process.env[DEMO_FOLDER] ?? '' })
})
afterAll(() => {
  copy.remove()
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const table = ['| fault | step | what names it | seconds |', '|---|---|---|--:|', ...rows]
  writeFileSync(join(root, 'test-results/planted.md'), `${table.join('\n')}\n`)
})

/** Runs commands until one fails. */
const run = (...commands: Parameters<typeof commandsOf>) => {
  let output = ''
  for (const { command, args } of commandsOf(...commands)) {
    const one = copy.run(command, ...args)
    output += one.output
    if (!one.passed) return { passed: false, output }
  }
  return { passed: true, output }
}

// A suite that finds nothing proves nothing: each fault is planted into a copy of the product, and a step of `npm test` must name it.
describe.for([...Map.groupBy(FAULTS, ({ step }) => step)])('%s', ([name, faults]) => {
  const step = stepOf(name)

  // Otherwise a step that is red for another reason would find every fault.
  beforeAll(() => {
    const { passed, output } = run(step, limitOf(faults))
    if (!passed) throw new Error(output)
  }, STEP_TIME)

  test.for(faults.map((fault) => [fault.name, fault] as const))('%s: `npm test` is red', ([, fault]) => {
    const path = join(copy.root, fault.file)
    const sound = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      sound.replace(fault.from, () => fault.to),
    )
    try {
      const started = performance.now()
      const { passed, output } = run(step, limitOf([fault]))
      expect(passed, output).toBe(false)
      expect(failuresIn(step, output), output).toContain(fault.finding)
      rows.push(`| ${fault.name} | ${name} | ${fault.finding} | ${((performance.now() - started) / 1000).toFixed(0)} |`)
    } finally {
      writeFileSync(path, sound)
    }
  })
})
