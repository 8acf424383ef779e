import type { TypeRight } from '@captain/auth-core'
import { workflowOf } from '../workflows/workflow.ts'
import type { AnyContentType } from './content-type.ts'

/** Whether users edit records of the type: on a screen for it or of another type, in the list, or by processing submissions. */
export const isEditable = (type: AnyContentType): boolean =>
  type.screens.some((screen) => screen === 'edit' || screen === 'edit-all' || screen === 'settings') ||
  type.embeddedIn !== null ||
  type.listEditable.length > 0 ||
  workflowOf(type.workflow).handling !== undefined

/** Whether users may delete records of the type. */
export const isRemovable = (type: AnyContentType): boolean => type.deletable && isEditable(type)

/** Whether users create records of the type: on a separate screen, or on the sheet of the parent record. */
export const isCreatable = (type: AnyContentType): boolean => type.screens.includes('new') || type.sheetParent !== null

/** Whether users may duplicate records of the type. */
export const isDuplicable = (type: AnyContentType): boolean => isCreatable(type) && type.duplicable

/** Whether users sort records of the type. */
export const isSortable = (type: AnyContentType): boolean => isEditable(type) && workflowOf(type.workflow).reorderable === true

const OFFERED: Readonly<Record<TypeRight, (type: AnyContentType) => boolean>> = {
  read: () => true,
  export: () => true,
  create: isCreatable,
  update: isEditable,
  delete: isRemovable,
  publish: (type) => {
    const { exposure } = workflowOf(type.workflow)
    return isEditable(type) && (exposure === 'transition' || exposure === 'toggle' || isSortable(type))
  },
  process: (type) => isEditable(type) && workflowOf(type.workflow).handling !== undefined,
}

/** Returns whether a type has operations that need a right. */
export const hasRight = (type: AnyContentType, right: TypeRight): boolean => OFFERED[right](type)
