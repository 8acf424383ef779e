import { workflowOf, type AnyContentType, type Fields } from '@captain/content-core'
import { listTraitsOf } from '../../../fields/list-traits.ts'

/** Set by a separate action. */
const SEPARATE_ACTION_FIELD = 'isPublished'

/** Returns the fields of a type that users may set on many records at once, in the order of its form. */
export const editableFields = (type: AnyContentType): Fields => {
  const stamped = new Set(Object.values(workflowOf(type.workflow).transitions).map(({ setsTimestamp }) => setsTimestamp))
  const names = Object.values<readonly string[]>(type.sections).flat()
  return Object.fromEntries(
    [...new Set([...names, ...Object.keys(type.fields)])].flatMap((name) => {
      const field = type.fields[name]
      const isFree =
        field !== undefined &&
        field.inForm &&
        field.setBy === 'staff' &&
        field.compute === null &&
        !field.localized &&
        !field.unique &&
        name !== type.title &&
        name !== SEPARATE_ACTION_FIELD &&
        !stamped.has(name)
      return isFree && listTraitsOf(field).isShared ? [[name, field]] : []
    }),
  )
}
