import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tenants } from '../../apps/server/src/tenants.ts'
import { root } from '../root.ts'
import { permissionsPage } from './permissions-page.ts'

await writeFile(join(root, 'docs/permissions.md'), permissionsPage(tenants))
