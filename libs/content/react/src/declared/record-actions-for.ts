import {
  declaredType,
  type AnyRecord,
  type ListedRecordOf,
  type NameIn,
  type RecordOf,
  type Tenant,
  type TypeIn,
} from '@captain/content-core'
import type { ReactNode } from 'react'
import type { FormActionsOf } from '../form/form-actions.ts'
import type { RowAction, RowActions } from '../list/row-action.ts'
import type { ActionsOfType } from './actions-of-type.ts'

const actionsFor = <Actions>(
  place: ActionsOfType<Actions>['place'],
  tenant: Tenant,
  type: string,
  actions: Actions,
): ActionsOfType<Actions> => {
  declaredType(`${tenant.slug}.actions.${type}.${place}`, tenant, type)
  return { place, tenant: tenant.slug, type, actions }
}

/** Defines the actions in the rows of a content type's list, for `ListScreen`. Throws with the path of an undeclared type. */
export function rowActionsFor<const T extends Tenant, const N extends NameIn<T>>(
  tenant: T,
  type: N,
  actions: readonly RowAction<ListedRecordOf<TypeIn<T, N>>>[],
): RowActions
// Lists call actions with records of any type: the type of the record ends here.
export function rowActionsFor(tenant: Tenant, type: string, actions: readonly RowAction[]): RowActions {
  return actionsFor('list', tenant, type, actions)
}

/**
 * Defines the actions above the form of a content type's records, as the value of `FormActions`. Throws with the path of an undeclared
 * type.
 */
export function formActionsFor<const T extends Tenant, const N extends NameIn<T>>(
  tenant: T,
  type: N,
  actions: (record: RecordOf<TypeIn<T, N>>) => ReactNode,
): FormActionsOf
// Forms call actions with records of any type: the type of the record ends here.
export function formActionsFor(tenant: Tenant, type: string, actions: (record: AnyRecord) => ReactNode): FormActionsOf {
  return actionsFor('form', tenant, type, actions)
}
