import { isPersonal as isMarked, workflowOf, kindOf, type AnyContentType } from '@captain/content-core'

/** Whether a column tells about somebody: marked so by the declaration, or what reaches a person and is not public. */
export const isPersonalColumn = (type: AnyContentType, name: string): boolean => {
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  return field !== undefined && (isMarked(type, name) || (kindOf(field).reachesPerson === true && field.visibility === 'private'))
}

/** Whether records of the type tell about people: they come from outside, only owners may take them away, or hold what reaches somebody. */
export const isPersonal = (type: AnyContentType): boolean =>
  workflowOf(type.workflow).handling !== undefined ||
  type.access.export === 'owner' ||
  Object.keys(type.fields).some((name) => isPersonalColumn(type, name))
