import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository, type CopiedRepository } from '../new/copied-repository.ts'
import { root } from '../root.ts'
import { FAULTS } from './faults.ts'

let copy: CopiedRepository

beforeAll(() => {
  copy = copyRepository(root)
})
afterAll(() => copy.remove())

// A suite that finds nothing proves nothing: each fault is planted into a copy of the product, and a step of `npm test` must name it.
test.for(FAULTS.map((fault) => [fault.name, fault] as const))('%s: `npm test` is red', ([, { file, from, to, proof, finding }]) => {
  const path = join(copy.root, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    sound.replace(from, () => to),
  )
  try {
    const { passed, output } = copy.run(proof.command, ...proof.args)
    expect(passed, output).toBe(false)
    expect(output).toContain(finding)
  } finally {
    writeFileSync(path, sound)
  }
})
