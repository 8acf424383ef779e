import { kindOf, workflowOf, hasStateFilter, type AnyContentType } from '@captain/content-core'
import { workflowListOf } from '../../workflows/workflow-lists.ts'
import { listTraitsOf, type ListTraits } from '../../fields/list-traits.ts'

/** Columns that every record of the type has beside its fields. */
export const systemColumns = (type: AnyContentType): readonly string[] => [
  ...(hasStateFilter(type.workflow) ? ['state'] : []),
  'updatedAt',
  'updatedBy',
  'createdAt',
  ...(workflowOf(type.workflow).exposure === 'step' ? ['firstPublishedAt'] : []),
]

/** The first column whose kind has that place in lists, by name. */
const columnAt = (type: AnyContentType, place: ListTraits['place']): string | null =>
  type.columns.find((name) => {
    const field = type.fields[name]
    return field !== undefined && listTraitsOf(field).place === place
  }) ?? null

/** The picture that stands before the name in the pinned column, by name. */
export const leadColumn = (type: AnyContentType): string | null => columnAt(type, 'lead')

/** The colour of a type whose records have pictures, by name: it stands with the picture. */
export const leadColor = (type: AnyContentType): string | null => (leadColumn(type) === null ? null : columnAt(type, 'tint'))

/** Columns that a list may show beside the pinned one, as the answer of a list holds them: those declared first, in their order. */
export const choosableColumns = (type: AnyContentType): readonly string[] => {
  const listed = [
    ...type.columns,
    ...type.inRow,
    ...type.filters,
    ...type.indexed,
    ...(workflowListOf(type).columns ?? []),
    ...systemColumns(type),
  ]
  const isShown = (name: string) => {
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
    return (
      field === undefined ||
      type.columns.includes(name) ||
      (listTraitsOf(field).place !== 'never' && kindOf(field).filter !== undefined) ||
      type.inRow.includes(name)
    )
  }
  return [...new Set(listed)].filter(
    (name) => name !== type.title && name !== leadColumn(type) && name !== leadColor(type) && isShown(name),
  )
}

/** Columns of a list that nobody has arranged otherwise. */
export const declaredColumns = (type: AnyContentType): readonly string[] => {
  const all = choosableColumns(type)
  return type.columns.filter((name) => all.includes(name))
}
