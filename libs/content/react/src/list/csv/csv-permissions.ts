import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { workflowOf, type AnyContentType, mayDo } from '@captain/content-core'

export type CsvPermissions = { readonly export: boolean; readonly import: boolean }

const isEdited = (type: AnyContentType): boolean =>
  type.screens.some((screen) => screen === 'new' || screen === 'edit' || screen === 'edit-all' || screen === 'settings') ||
  type.embeddedIn !== null ||
  type.listEditable.length > 0 ||
  workflowOf(type.workflow).handling !== undefined

/** What a role may do with CSV files of a type. Versions of a legal document are created one at a time, never by import. */
export const csvPermissions = (type: AnyContentType, role: MemberRole): CsvPermissions => ({
  export: roleAtLeast(role, type.access.export),
  import:
    workflowOf(type.workflow).keepsVersions !== true && (mayDo(type, role, 'create') || mayDo(type, role, 'update')) && isEdited(type),
})
