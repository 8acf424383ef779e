import { pathTo, type AnyContentType, type Tenant } from '@captain/content-core'

/** Returns the path of the screen that shows or edits a record of a type; null for types without a screen for single records. */
export const recordPath = (tenant: Tenant, type: AnyContentType, id: string): string | null => {
  if (type.under !== null) return null
  if (type.screens.includes('edit')) return pathTo(tenant, type.name, 'edit', { id })
  if (type.screens.includes('preview-by-id')) return pathTo(tenant, type.name, 'preview-by-id', { id })
  if (type.screens.includes('settings')) return pathTo(tenant, type.name, 'settings')
  return null
}
