import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const affectedBy = (file: string): readonly string[] => {
  const { stdout } = spawnSync('npx', ['nx', 'show', 'projects', '--affected', `--files=${file}`, '--json'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  })
  return (JSON.parse(stdout.slice(stdout.indexOf('['))) as string[]).toSorted()
}

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
