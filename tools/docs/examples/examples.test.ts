import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../root.ts'
import { readTypes } from '../options/type-aliases.ts'
import { exampleFiles } from './example-files.ts'

let folder = ''

beforeAll(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  folder = mkdtempSync(join(root, 'test-results/examples-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const PROGRAM = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { types: ['node', 'vite/client'], customConditions: ['captain-server'] },
  include: ['.', '../../libs/*/*/src/**/untyped-*.d.ts', '../../tools/vite/po.d.ts'],
}

test('the examples in JSDoc and documents have the types of what they show', { timeout: 120_000 }, () => {
  for (const { path, text } of exampleFiles(root, readTypes(root))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(PROGRAM))
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript7/bin/tsc', '--project', folder], { cwd: root, encoding: 'utf8' })
  expect(stdout).toBe('')
})
