import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const isBuilt = (made: unknown): made is readonly Rolldown.RolldownOutput[] => Array.isArray(made)

/** The code that a tenant's site loads to read its content, as one file. */
const bundled = async (tenant: string): Promise<string> => {
  const lib = { entry: join(root, `libs/tenants/${tenant}/src/delivery.ts`), formats: ['es' as const] }
  const made = await build({ configFile: false, logLevel: 'silent', build: { write: false, target: 'es2022', lib, minify: true } })
  const [one] = isBuilt(made) ? made : []
  return one?.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('') ?? ''
}

test('a site that reads its content loads at most 4 KB for it, and nothing of the declaration', async () => {
  const code = await bundled('t7')
  expect(code).toContain('business-calendar')
  expect(code).not.toMatch(/shelfCode|foodLastOrder|process\.|node:/)
  expect(gzipSync(code).byteLength).toBeLessThanOrEqual(4 * 1024)
})
