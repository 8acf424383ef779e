import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFile } from '../apps/server/src/embedded/file-lock.ts'

const NESTED = 'node_modules/one/node_modules/two'

let folder: string

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const bootProcess = (task: string) => spawnSync(process.execPath, [join(folder, 'tools/boot.mjs'), task], { cwd: folder, encoding: 'utf8' })

const boot = (task: string): string => bootProcess(task).stdout

/** A repository whose task prints `ran`, whose npm prints `npm ci`, and whose packages are installed. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'captain-boot-'))
  write('package-lock.json', '{}')
  write('tools/start.ts', `process.stdout.write('ran')`)
  copyFileSync(join(import.meta.dirname, 'boot.mjs'), join(folder, 'tools/boot.mjs'))
  for (const place of ['node_modules/one', NESTED]) write(`${place}/package.json`, '{}')
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/one': {}, [NESTED]: {} } }))
  write('node_modules/.bin/npm', '#!/bin/sh\necho "npm $1"\n')
  chmodSync(join(folder, 'node_modules/.bin/npm'), 0o755)
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
  boot('stamp')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a task runs without an installation if the packages are those of the lock file', () => {
  expect(boot('start')).toBe('ran')
})

test('a changed lock file leads to an installation', () => {
  write('package-lock.json', '{ "lockfileVersion": 3 }')
  expect(boot('start')).toMatch(/^Installing .*\nnpm ci\nran$/)
  expect(boot('start')).toBe('ran')
})

test('a nested package that is missing leads to an installation', () => {
  rmSync(join(folder, NESTED), { recursive: true })
  expect(boot('start')).toMatch(/^Installing .*\nnpm ci\nran$/)
})

test('an installation is refused while tests run in the folder', async () => {
  mkdirSync(join(folder, 'node_modules/.cache'))
  const unlock = await lockFile(join(folder, 'node_modules/.cache/captain-test.sqlite'))
  expect(boot('start')).toBe('ran')
  write('package-lock.json', '{ "lockfileVersion": 3 }')
  expect(bootProcess('start')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('tests run in this folder') })
  unlock?.()
  expect(boot('start')).toMatch(/^Installing .*\nnpm ci\nran$/)
})

test('a workspace that no longer exists leads to no installation', () => {
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'libs/gone': {}, 'node_modules/one': {} } }))
  expect(boot('start')).toBe('ran')
})

test('without a list of npm, the stamp alone decides', () => {
  rmSync(join(folder, 'node_modules/.package-lock.json'))
  expect(boot('start')).toBe('ran')
})
