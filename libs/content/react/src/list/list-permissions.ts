import type { TypeRight } from '@captain/auth-core'
import { canUnpublish, rightsToChange, workflowOf, type AnyContentType } from '@captain/content-core'

export type ListPermissions = {
  readonly create: boolean
  readonly edit: boolean
  /** Whether some value may change. */
  readonly change: boolean
  readonly sort: boolean
  readonly duplicate: boolean
  readonly publish: boolean
  readonly remove: boolean
}

/** Whether the reader has one of the rights; readers with a built-in role have them all. */
const hasOneOf = ({ rights }: AnyContentType, wanted: readonly TypeRight[]): boolean =>
  rights === undefined || wanted.some((right) => rights.operations.includes(right))

/** Returns what the list may offer: operations that the type has screens for, if the role may write. */
export const listPermissions = (type: AnyContentType, canWrite: boolean): ListPermissions => {
  const has = (screen: 'new' | 'edit') => canWrite && type.screens.includes(screen)
  return {
    create: has('new'),
    edit: has('edit'),
    change: canWrite && hasOneOf(type, rightsToChange(type)),
    sort: has('edit') && hasOneOf(type, ['publish']),
    duplicate: has('new') && type.duplicable,
    publish: has('edit') && canUnpublish(type.workflow) && hasOneOf(type, ['publish']),
    remove: canWrite && type.deletable && (has('edit') || workflowOf(type.workflow).handling !== undefined || type.listEditable.length > 0),
  }
}
