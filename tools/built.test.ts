import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildInputs, isBuilt, rememberBuild, sharedInputs, sourceState } from './built.ts'
import { installedPackages } from './nx/installed-packages.ts'
import { root } from './root.ts'

let folder: string

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const NX_SETTINGS = { namedInputs: { sharedGlobals: ['{workspaceRoot}/one.json', '{workspaceRoot}/tools/vite/**/*', { runtime: 'date' }] } }
const RESULTS = ['apps/captain/dist/index.html', 'apps/site/dist/server/entry-server.js', 'apps/server/dist/bundle.js']

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'captain-built-'))
  write('nx.json', JSON.stringify(NX_SETTINGS))
  for (const folder of ['tools/vite', 'tools/nx', 'tools/i18n', 'libs/mail/src']) write(`${folder}/index.ts`, '')
  for (const path of ['package.json', 'one.json', ...RESULTS]) write(path, '')
})
afterEach(() => rmSync(folder, { recursive: true }))

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

test.each(['one.json', 'package.json', 'tools/vite/index.ts', 'tools/nx/index.ts', 'tools/i18n/index.ts'])(
  'a build does not count after a change of %s',
  (path) => {
    rememberBuild(folder, sourceState(folder))
    write(path, 'changed')
    expect(isBuilt(folder, sourceState(folder))).toBe(false)
  },
)

/** Returns the files that a program imports by relative paths, itself included. */
const importedBy = (program: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(program)) return found
  found.add(program)
  const imports = readFileSync(join(root, program), 'utf8').matchAll(/^(?:import|export|\} from)\b.*'(\.[^']+\.ts)'/gm)
  for (const [, path = ''] of imports) importedBy(posix.join(posix.dirname(program), path), found)
  return found
}

const missingIn = (inputs: readonly string[], program: string): readonly string[] =>
  [...importedBy(program)].filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)))

const APPS = globSync('apps/*/vite.config.ts', { cwd: root })

test.each([...APPS, 'lingui.config.ts'])('all that %s imports is an input for Nx', (program) => {
  const own = program.startsWith('apps/') ? [posix.dirname(program)] : []
  expect(missingIn([...own, ...sharedInputs(root)], program)).toEqual([])
})

test.each([...APPS, 'lingui.config.ts', 'tools/nx/project-targets.ts', 'tools/nx/installed-packages.ts'])(
  'all that %s imports is an input of a build',
  (program) => expect(missingIn(buildInputs(root), program)).toEqual([]),
)

test('a build made without a nested package does not count after the package is put right', () => {
  const manifest = (version: string) => JSON.stringify({ name: 'lru-cache', version })
  const nested = 'node_modules/@babel/core/node_modules/lru-cache'
  write('node_modules/lru-cache/package.json', manifest('11.0.0'))
  write('node_modules/@babel/core/package.json', '{}')
  write(`${nested}/package.json`, manifest('5.1.1'))
  const complete = sourceState(folder)

  rmSync(join(folder, nested), { recursive: true })
  rememberBuild(folder, sourceState(folder))
  expect(isBuilt(folder, sourceState(folder))).toBe(true)

  write(`${nested}/package.json`, manifest('5.1.1'))
  expect(sourceState(folder)).toBe(complete)
  expect(isBuilt(folder, complete)).toBe(false)
  rememberBuild(folder, complete)
  write(`${nested}/package.json`, manifest('6.0.0'))
  expect(isBuilt(folder, sourceState(folder))).toBe(false)
})

test('packages that only a workspace uses belong to a build, its own manifest is a source', () => {
  mkdirSync(join(folder, 'node_modules/@captain'), { recursive: true })
  symlinkSync(join(folder, 'libs/mail'), join(folder, 'node_modules/@captain/mail'))
  const before = installedPackages(folder)
  write('libs/mail/package.json', '{ "name": "@captain/mail" }')
  expect(installedPackages(folder)).toBe(before)
  write('libs/mail/node_modules/one/package.json', '{ "version": "1.0.0" }')
  expect(installedPackages(folder)).not.toBe(before)
})

test('Nx asks for the installed packages by the same measure', () => {
  const command = 'node tools/nx/installed-packages.ts'
  const { namedInputs } = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8'))
  expect(namedInputs.sharedGlobals).toContainEqual({ runtime: command })
  const { stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' })
  expect({ stdout, stderr }).toEqual({ stdout: installedPackages(root), stderr: '' })
})
