import { pathTo, type AnyContentType, type Tenant } from '@captain/content-core'

/** Where people go to see or change one record of a type; null for types whose records have no screen of their own. */
export const recordPath = (tenant: Tenant, type: AnyContentType, id: string): string | null => {
  if (type.under !== null) return null
  if (type.screens.includes('edit')) return pathTo(tenant, type.name, 'edit', { id })
  if (type.screens.includes('preview-by-id')) return pathTo(tenant, type.name, 'preview-by-id', { id })
  if (type.screens.includes('settings')) return pathTo(tenant, type.name, 'settings')
  return null
}
