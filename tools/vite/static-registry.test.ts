import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { build } from 'vite'
import { staticRegistry } from './static-registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'captain-registry-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FILES: Readonly<Record<string, string>> = {
  'libs/tenants/registry/src/index.ts': `
    export const TENANTS = {
      cafe: { declaration: () => import('../../cafe/tenant.ts'), server: () => import('../../cafe/server.ts') },
      hall: { declaration: () => import('../../hall/tenant.ts'), server: () => import('../../hall/server.ts') },
    }`,
  'libs/shared.ts': `export const shared = { loads: 0 }`,
  ...Object.fromEntries(
    ['cafe', 'hall'].flatMap((slug) => [
      [
        `libs/tenants/${slug}/tenant.ts`,
        `import { shared } from '../../shared.ts'\nshared.loads += 1\nexport const tenant = { slug: '${slug}', shared }`,
      ],
      [`libs/tenants/${slug}/server.ts`, `import { tenant } from './tenant.ts'\nexport const server = { tenant: tenant.slug }`],
    ]),
  ),
  'main.ts': `import { TENANTS } from './libs/tenants/registry/src/index.ts'\nexport { TENANTS }`,
}

test('a part that throws while it loads is that of its tenant only, and all parts are in one file', async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path === 'libs/tenants/hall/tenant.ts' ? `${text}\nthrow new Error('the hall fell down')` : text)
  }
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [staticRegistry()],
    build: { ssr: 'main.ts', outDir: 'dist' },
  })
  expect(readdirSync(join(folder, 'dist'))).toEqual(['main.mjs'])
  const { TENANTS } = (await import(pathToFileURL(join(folder, 'dist/main.mjs')).href)) as {
    readonly TENANTS: Readonly<Record<string, Readonly<Record<'declaration' | 'server', () => Promise<unknown>>>>>
  }
  await expect(TENANTS['hall']?.declaration()).rejects.toThrow('the hall fell down')
  expect(await TENANTS['cafe']?.declaration()).toMatchObject({ tenant: { slug: 'cafe', shared: { loads: 2 } } })
  expect(await TENANTS['cafe']?.server()).toMatchObject({ server: { tenant: 'cafe' } })
})
