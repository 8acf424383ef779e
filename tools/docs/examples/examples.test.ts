import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { root } from '../../root.ts'
import { readTypes } from '../options/type-aliases.ts'
import { exampleFiles, type ExampleFile } from './example-files.ts'
import { withImports } from './imports.ts'

const folders: string[] = []

beforeAll(() => mkdirSync(join(root, 'test-results'), { recursive: true }))
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const PROGRAM = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { types: ['node', 'vite/client'], customConditions: ['captain-server'] },
  include: ['.', '../../libs/*/*/src/**/untyped-*.d.ts', '../../tools/vite/po.d.ts'],
}

/** Fewer files mean that some of the examples are no longer found. */
const MIN_FILES = 130

type Checked = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

/** Writes a program and checks its types. */
const checked = (files: readonly ExampleFile[]): Checked => {
  const folder = mkdtempSync(join(root, 'test-results/examples-'))
  folders.push(folder)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(PROGRAM))
  const compiler = ['node_modules/typescript7/bin/tsc', '--project', folder]
  const { status, stdout, stderr, error } = spawnSync(process.execPath, compiler, { cwd: root, encoding: 'utf8' })
  if (error !== undefined) throw error
  return { status, stdout, stderr }
}

test('the examples in JSDoc and documents have the types of what they show, and an example of another type is found', () => {
  const files = exampleFiles(root, readTypes(root))
  expect(files.length).toBeGreaterThanOrEqual(MIN_FILES)
  const wrong = withImports("export const example: ExampleOf<'Declaration', 'title'> = 'noField'")
  const { status, stdout, stderr } = checked([...files, { path: 'wrong.ts', text: wrong }])
  const findings = stdout.split('\n').filter((line) => /^\S.*error TS/.test(line))
  expect(findings, stdout).toEqual([expect.stringMatching(/wrong\.ts\(\d+,\d+\): error TS2322/)])
  expect([status === 0, stderr]).toEqual([false, ''])
})
