import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkTenant, type Tenant } from '@captain/content-core'
import { tenantReference } from '@captain/content-testing/reference'

/** Writes `reference.md` of a tenant's library from its current declaration. Rejects if the declaration is wrong. */
export const writeTenantReference = async (root: string, folder: string): Promise<void> => {
  const { tenant }: { readonly tenant: Tenant } = await import(pathToFileURL(join(root, folder, 'src/tenant.ts')).href)
  checkTenant(tenant)
  await writeFile(join(root, folder, 'reference.md'), tenantReference(tenant))
}
