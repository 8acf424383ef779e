import type { ListedRecordOf, NameIn, RecordOf, Tenant, TypeIn } from '@captain/content-core'
import type { ReactNode } from 'react'
import type { FormActionsOf } from '../form/form-actions.ts'
import type { RowAction } from '../list/row-action.ts'

/** Types the actions in the rows of a content type's list, for `ListScreen`. */
export function rowActionsFor<const T extends Tenant, const N extends NameIn<T>>(
  tenant: T,
  type: N,
  actions: readonly RowAction<ListedRecordOf<TypeIn<T, N>>>[],
): readonly RowAction[]
// Lists call actions with records of any type: the type of the record ends here.
export function rowActionsFor(_tenant: Tenant, _type: string, actions: readonly RowAction[]): readonly RowAction[] {
  return actions
}

/** Types the actions above the form of a content type's records, as the value of `FormActions`. */
export function formActionsFor<const T extends Tenant, const N extends NameIn<T>>(
  tenant: T,
  type: N,
  actions: (record: RecordOf<TypeIn<T, N>>) => ReactNode,
): FormActionsOf
// Forms call actions with records of any type: the type of the record ends here.
export function formActionsFor(_tenant: Tenant, _type: string, actions: FormActionsOf): FormActionsOf {
  return actions
}
