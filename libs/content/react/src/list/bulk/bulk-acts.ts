import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { transitionIn, TRANSITION_NAMES, workflowOf, type AnyContentType, type Transition } from '@captain/content-core'
import { allowedActs } from '../allowed-acts.ts'
import { editableFields } from './edit/editable-fields.ts'

/** Something that can be done to many records at once. */
export type BulkAct = 'delete' | 'restore' | 'edit' | 'publish' | 'unpublish' | Transition

type Whose = { readonly role: MemberRole; readonly inTrash: boolean }

/** Steps that need nothing of the single record: neither a value nor a reason. */
const isSimple = (type: AnyContentType, name: Transition, role: MemberRole): boolean => {
  const step = transitionIn(type.workflow, name)
  if (step === null || step.note === 'required' || (step.needs ?? []).length > 0 || type.steps[name]?.needs !== undefined) return false
  return roleAtLeast(role, step.role ?? type.access.write)
}

/** What a role may do to many records of a type at once. Versions of a document are handled one by one. */
export const bulkActs = (type: AnyContentType, { role, inTrash }: Whose): readonly BulkAct[] => {
  const canWrite = roleAtLeast(role, type.access.write)
  const may = allowedActs(type, canWrite)
  if (!canWrite || workflowOf(type.workflow).keepsVersions) return []
  if (inTrash) return may.remove ? ['restore'] : []
  const isEdited = may.edit || workflowOf(type.workflow).handling !== undefined
  return [
    ...(workflowOf(type.workflow).exposure === 'switch' && may.publish ? (['publish', 'unpublish'] as const) : []),
    ...(isEdited ? TRANSITION_NAMES.filter((name) => isSimple(type, name, role)) : []),
    ...(isEdited && Object.keys(editableFields(type)).length > 0 ? (['edit'] as const) : []),
    ...(may.remove ? (['delete'] as const) : []),
  ]
}

/** Acts that put something before the public, take it away or move something outside: never without a question. */
const ASKED: ReadonlySet<BulkAct> = new Set<BulkAct>(['publish', 'unpublish', 'archive', 'markPaid', 'prepare', 'deliver', 'refuseReturn'])

/** From so many records on, an act asks first, with a tick. */
export const LARGE = 100

export const isAskedFirst = (act: BulkAct, size: number): boolean => ASKED.has(act) || (size >= LARGE && act !== 'edit')
