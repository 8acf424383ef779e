import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { pages } from './pages.ts'
import { writeTenantReference } from './tenant-reference.ts'

for (const { path, text } of pages(root)) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
for (const path of globSync('libs/tenants/*/src/tenant.ts', { cwd: root })) await writeTenantReference(root, dirname(dirname(path)))
