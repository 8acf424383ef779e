import { canUnpublish, workflowOf, type AnyContentType } from '@captain/content-core'

export type ListPermissions = {
  readonly create: boolean
  readonly edit: boolean
  readonly duplicate: boolean
  readonly publish: boolean
  readonly remove: boolean
}

/** Returns what the list may offer: operations that the type has screens for, if the role may write. */
export const listPermissions = (type: AnyContentType, canWrite: boolean): ListPermissions => {
  const has = (screen: 'new' | 'edit') => canWrite && type.screens.includes(screen)
  return {
    create: has('new'),
    edit: has('edit'),
    duplicate: has('new') && type.duplicable,
    publish: has('edit') && canUnpublish(type.workflow),
    remove: canWrite && type.deletable && (has('edit') || workflowOf(type.workflow).handling !== undefined || type.listEditable.length > 0),
  }
}
