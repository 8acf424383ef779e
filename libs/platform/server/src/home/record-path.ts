import type { AnyContentType, Tenant } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'

/** Returns the path of the screen that shows or edits a record of a type; null for types without a screen for single records. */
export const recordPath = (tenant: Tenant, type: AnyContentType, id: string): string | null => {
  if (type.parent !== null) return null
  if (type.screens.includes('edit')) return untypedPath(tenant, type, 'edit', { id })
  if (type.screens.includes('preview-by-id')) return untypedPath(tenant, type, 'preview-by-id', { id })
  if (type.screens.includes('settings')) return untypedPath(tenant, type, 'settings')
  return null
}
