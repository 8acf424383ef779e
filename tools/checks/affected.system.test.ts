import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const nx = (...args: readonly string[]): string =>
  spawnSync('npx', ['nx', ...args], { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } }).stdout

const projects = (...args: readonly string[]): readonly string[] => {
  const stdout = nx('show', 'projects', '--json', ...args)
  return (JSON.parse(stdout.slice(stdout.indexOf('['))) as string[]).toSorted()
}

const affectedBy = (file: string, ...args: readonly string[]) => projects('--affected', `--files=${file}`, ...args)

test('a change in a tenant concerns that tenant, the apps and the translations', () => {
  expect(affectedBy('libs/tenants/t4/src/tenant.ts')).toEqual([
    '@captain/app-captain',
    '@captain/app-server',
    '@captain/app-site',
    '@captain/t4',
    '@captain/tenants',
    'translations',
  ])
})

test('the tests that a change in a tenant concerns are those of the tenant and of what composes it', () => {
  expect(affectedBy('libs/tenants/t4/src/tenant.ts', '--with-target=test')).toEqual([
    '@captain/app-captain',
    '@captain/app-server',
    '@captain/app-site',
    '@captain/t4',
    '@captain/tenants',
  ])
})

test.each(['test', 'lint', 'typecheck', 'build'])('every library and app has the target %s', (target) => {
  const packages = globSync('{apps,libs,tools}/**/package.json', { cwd: root, exclude: (path) => path.endsWith('node_modules') })
  const names = packages.map((path) => (JSON.parse(readFileSync(join(root, path), 'utf8')) as { readonly name: string }).name)
  expect(projects(`--with-target=${target}`)).toEqual(expect.arrayContaining(names))
})
