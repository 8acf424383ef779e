import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tenants } from '../../apps/server/src/tenants.ts'
import { root } from '../root.ts'
import { permissionsPage } from './permissions-page.ts'

test('the page on who may do what says what the declarations say', async () => {
  expect(await readFile(join(root, 'docs/permissions.md'), 'utf8'), 'npm run docs:permissions writes it anew').toBe(
    permissionsPage(tenants),
  )
})
