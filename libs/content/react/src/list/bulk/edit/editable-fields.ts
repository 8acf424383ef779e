import { workflowOf, type AnyContentType, type Fields, type Kind } from '@captain/content-core'

/** Kinds of which many records may well hold the same value. */
const ALIKE: ReadonlySet<Kind> = new Set<Kind>([
  'boolean',
  'select',
  'multiSelect',
  'tags',
  'reference',
  'references',
  'member',
  'int',
  'decimal',
  'price',
  'date',
  'dateTime',
  'month',
  'time',
  'color',
  'icon',
])

/** Set by an act of its own. */
const OWN_ACT = 'isPublished'

/** Fields of a type that people may set alike on many records, in the order of its form. */
export const editableFields = (type: AnyContentType): Fields => {
  const stamped = new Set(Object.values(workflowOf(type.workflow).transitions).map(({ stamps }) => stamps))
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
        name !== OWN_ACT &&
        !stamped.has(name)
      return isFree && ALIKE.has(field.kind) ? [[name, field]] : []
    }),
  )
}
