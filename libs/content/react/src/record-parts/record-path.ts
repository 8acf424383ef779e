import type { AnyContentType, AnyRecord, Tenant } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { editPath, previewPath } from '../list/use-record-paths.ts'

/** Returns the path of the sheet with a record, which has the id of its parent record; null for other types. */
const sheetPath = (tenant: Tenant, type: AnyContentType, record: AnyRecord): string | null => {
  const parent = type.sheetParent === null ? null : record[type.sheetParent]
  return typeof parent === 'string' && type.screens.includes('edit') ? untypedPath(tenant, type, 'edit', { id: parent }) : null
}

/** Returns the path of the screen that shows a record: its form, its preview, its sheet or its settings; null without one. */
export const recordPathOf = (tenant: Tenant, type: AnyContentType, record: AnyRecord): string | null =>
  sheetPath(tenant, type, record) ??
  editPath(tenant, type, record.id) ??
  previewPath(tenant, type, record) ??
  (type.screens.includes('settings') ? untypedPath(tenant, type, 'settings') : null)
