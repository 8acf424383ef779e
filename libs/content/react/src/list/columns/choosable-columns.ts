import { kindOf, workflowOf, hasStateFilter, type AnyContentType } from '@captain/content-core'
import { workflowListOf } from '../../workflows/workflow-lists.ts'
import { listTraitsOf, type ListTraits } from '../../fields/list-traits.ts'

/** Columns that every record of the type has in addition to its fields. */
export const systemColumns = (type: AnyContentType): readonly string[] => [
  ...(hasStateFilter(type.workflow) ? ['state'] : []),
  'updatedAt',
  'updatedBy',
  'createdAt',
  ...(workflowOf(type.workflow).exposure === 'transition' ? ['firstPublishedAt'] : []),
]

/** Name of the first column whose kind has that place in lists. */
const columnAt = (type: AnyContentType, place: ListTraits['place']): string | null =>
  type.columns.find((name) => {
    const field = type.fields[name]
    return field !== undefined && listTraitsOf(field).place === place
  }) ?? null

/** Name of the image column shown before the name in the pinned column. */
export const leadColumn = (type: AnyContentType): string | null => columnAt(type, 'lead')

/** Name of the colour column of a type whose records have images; shown with the image. */
export const leadColor = (type: AnyContentType): string | null => (leadColumn(type) === null ? null : columnAt(type, 'tint'))

/** Returns the columns that a list may show next to the pinned one, as list responses include them: declared ones first, in their order. */
export const choosableColumns = (type: AnyContentType): readonly string[] => {
  const listed = [
    ...type.columns,
    ...type.listEditable,
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
      type.listEditable.includes(name)
    )
  }
  return [...new Set(listed)].filter(
    (name) => name !== type.title && name !== leadColumn(type) && name !== leadColor(type) && isShown(name),
  )
}

/** Default columns of a list. */
export const declaredColumns = (type: AnyContentType): readonly string[] => {
  const all = choosableColumns(type)
  return type.columns.filter((name) => all.includes(name))
}
