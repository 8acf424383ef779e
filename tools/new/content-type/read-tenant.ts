import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Tenant } from '@captain/content-core'
import { refuse } from '../refusal.ts'
import type { Workspace } from '../source/workspace.ts'
import type { TenantPlan } from './type-plan.ts'

/** Returns the declaration of a tenant's library. Refuses an unknown name. */
export const readTenant = async ({ root, has }: Workspace, library: string): Promise<TenantPlan> => {
  const path = `libs/tenants/${library}/src/tenant.ts`
  if (!/^t[1-9]\d*$/.test(library) || !has(path)) return refuse(`There is no tenant “${library}”: name its library, such as t7.`)
  const { tenant } = (await import(pathToFileURL(join(root, path)).href)) as { readonly tenant: Tenant }
  return { library, slug: tenant.slug, color: tenant.color, types: tenant.contentTypes.map(({ name }) => name) }
}
