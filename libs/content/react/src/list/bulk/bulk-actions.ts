import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { transitionIn, TRANSITION_NAMES, workflowOf, type AnyContentType, type Transition, mayTransition } from '@captain/content-core'
import { listPermissions } from '../list-permissions.ts'
import { editableFields } from './edit/editable-fields.ts'

/** An action that applies to many records at once. */
export type BulkActionOption = 'delete' | 'restore' | 'edit' | 'publish' | 'unpublish' | Transition

type Whose = { readonly role: MemberRole; readonly inTrash: boolean }

/** Whether a transition needs neither a value nor a reason per record. */
const isSimple = (type: AnyContentType, name: Transition, role: MemberRole): boolean => {
  const step = transitionIn(type.workflow, name)
  if (step === null || step.note === 'required' || (step.requires ?? []).length > 0 || type.transitions[name]?.requires !== undefined)
    return false
  return mayTransition(type, role, name)
}

/** Returns the bulk actions of a role on a type. Versions of a document are handled one by one. */
export const bulkActions = (type: AnyContentType, { role, inTrash }: Whose): readonly BulkActionOption[] => {
  const canWrite = roleAtLeast(role, type.access.write)
  const may = listPermissions(type, canWrite)
  if (!canWrite || workflowOf(type.workflow).keepsVersions) return []
  if (inTrash) return may.remove ? ['restore'] : []
  const isEdited = may.edit || workflowOf(type.workflow).handling !== undefined
  return [
    ...(workflowOf(type.workflow).exposure === 'toggle' && may.publish ? (['publish', 'unpublish'] as const) : []),
    ...(isEdited ? TRANSITION_NAMES.filter((name) => isSimple(type, name, role)) : []),
    ...(isEdited && may.change && Object.keys(editableFields(type)).length > 0 ? (['edit'] as const) : []),
    ...(may.remove ? (['delete'] as const) : []),
  ]
}

/** Actions that publish, unpublish or have effects outside: they always need a confirmation. */
const ASKED: ReadonlySet<BulkActionOption> = new Set<BulkActionOption>([
  'publish',
  'unpublish',
  'archive',
  'markPaid',
  'prepare',
  'deliver',
  'refuseReturn',
])

/** Number of records from which an action needs a confirmation with a checkbox. */
export const CONFIRM_THRESHOLD = 100

export const needsConfirmation = (option: BulkActionOption, size: number): boolean =>
  ASKED.has(option) || (size >= CONFIRM_THRESHOLD && option !== 'edit')
