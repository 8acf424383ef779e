import type { MemberRole } from '@captain/auth-core'
import { workflowOf, kindOf, nestedFields, type AnyContentType, mayDo } from '@captain/content-core'

/** Whether the role may create records of a type from a form. The type must have the general form. */
export const isCreatableBy = (type: AnyContentType | null, role: MemberRole): type is AnyContentType =>
  type !== null && type.screens.includes('new') && workflowOf(type.workflow).keepsVersions !== true && mayDo(type, role, 'create')

/** Names of the fields that a new record requires, its title first. */
export const requiredNames = (type: AnyContentType): readonly string[] => [
  type.title,
  ...Object.entries(type.fields)
    .filter(
      ([name, field]) =>
        name !== type.title &&
        field.required === 'save' &&
        field.inForm &&
        (kindOf(field).isFilledIn !== true || nestedFields(field) !== null),
    )
    .map(([name]) => name),
]
