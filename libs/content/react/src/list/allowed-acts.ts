import { canUnpublish, workflowOf, type AnyContentType } from '@captain/content-core'

export type AllowedActs = {
  readonly create: boolean
  readonly edit: boolean
  readonly duplicate: boolean
  readonly publish: boolean
  readonly remove: boolean
}

/** Returns what the list may offer: operations that the type has screens for, if the role may write. */
export const allowedActs = (type: AnyContentType, canWrite: boolean): AllowedActs => {
  const has = (screen: 'new' | 'edit') => canWrite && type.screens.includes(screen)
  return {
    create: has('new'),
    edit: has('edit'),
    duplicate: has('new') && type.copied,
    publish: has('edit') && canUnpublish(type.workflow),
    remove: canWrite && type.removable && (has('edit') || workflowOf(type.workflow).handling !== undefined || type.inRow.length > 0),
  }
}
