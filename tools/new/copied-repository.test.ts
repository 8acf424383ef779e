import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyRepository } from './copied-repository.ts'

test('a copy has the installed packages of the original and none of its caches', () => {
  const original = mkdtempSync(join(tmpdir(), 'captain-original-'))
  onTestFinished(() => rmSync(original, { recursive: true }))
  const installed = [
    'node_modules/one/index.js',
    'node_modules/.bin/one',
    'node_modules/.package-lock.json',
    'apps/a/node_modules/two/index.js',
  ]
  const caches = [
    'node_modules/.vite/one',
    'node_modules/.vitest-cache/one',
    'node_modules/.cache/one',
    'apps/a/node_modules/.vite-temp/one',
  ]
  for (const path of [...installed, ...caches]) {
    mkdirSync(dirname(join(original, path)), { recursive: true })
    writeFileSync(join(original, path), '')
  }
  writeFileSync(join(original, 'apps/a/package.json'), '{ "name": "@captain/a" }')

  const copy = copyRepository(original)
  onTestFinished(copy.remove)
  const isThere = (path: string): boolean => existsSync(join(copy.root, path))
  expect(installed.filter((path) => !isThere(path))).toEqual([])
  expect(caches.filter(isThere)).toEqual([])
  writeFileSync(join(copy.root, 'node_modules/@captain/a/new.ts'), '')
  expect(isThere('apps/a/new.ts')).toBe(true)
  expect(existsSync(join(original, 'apps/a/new.ts'))).toBe(false)
})
