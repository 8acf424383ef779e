import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBuilt, rememberBuild, sourceState } from './built.ts'

const folder = mkdtempSync(join(tmpdir(), 'captain-built-'))

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const SETTINGS = ['nx.json', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'lingui.config.ts']
const RESULTS = ['apps/captain/dist/index.html', 'apps/site/dist/server/entry-server.js', 'apps/server/dist/bundle.js']

beforeAll(() => {
  for (const path of [...SETTINGS, ...RESULTS, 'libs/mail/src/index.ts', 'tools/vite/one.ts', 'tools/nx/one.ts']) write(path, '')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a build counts until a source changes, a file is added or a result is missing', () => {
  const state = sourceState(folder)
  expect(isBuilt(folder, state)).toBe(false)
  rememberBuild(folder, state)
  expect(isBuilt(folder, sourceState(folder))).toBe(true)

  write('apps/server/node_modules/one/index.js', 'installed')
  write('apps/server/dist/chunk.js', 'built')
  expect(sourceState(folder)).toBe(state)

  write('libs/mail/src/index.ts', 'export {}')
  expect(sourceState(folder)).not.toBe(state)
  rememberBuild(folder, sourceState(folder))
  write('libs/mail/src/new.ts', '')
  expect(isBuilt(folder, sourceState(folder))).toBe(false)

  rememberBuild(folder, sourceState(folder))
  rmSync(join(folder, 'apps/server/dist/bundle.js'))
  expect(isBuilt(folder, sourceState(folder))).toBe(false)
})
