import { isPersonalField as isMarked, workflowOf, kindOf, type AnyContentType } from '@captain/content-core'

/** Whether a column has personal data: declared as personal, or a private contact detail. */
export const isPersonalColumn = (type: AnyContentType, name: string): boolean => {
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  return field !== undefined && (isMarked(type, name) || (kindOf(field).reachesPerson === true && field.visibility === 'private'))
}

/** Whether records of the type have personal data: they are submissions, only owners may export them, or a column is personal. */
export const isPersonal = (type: AnyContentType): boolean =>
  workflowOf(type.workflow).handling !== undefined ||
  type.access.export === 'owner' ||
  Object.keys(type.fields).some((name) => isPersonalColumn(type, name))
