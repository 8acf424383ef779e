import { asAnyReference, kindOf, type AnyContentType, type Tenant } from '@captain/content-core'
import type { DependencyNotes } from './dependencies.ts'

/** Notes that the visibility of a type's records depends on other records. */
const noteVisibility = (notes: DependencyNotes, { fields, publicDependsOn }: AnyContentType): void => {
  if (publicDependsOn === null) return
  const to = asAnyReference(fields[publicDependsOn])?.config.to
  if (to === undefined) notes.everything()
  else notes.type(to)
}

/** Notes that a read depends on all records of a type, and on those that decide whether the public sees them. */
export const noteType = (notes: DependencyNotes | undefined, type: AnyContentType): void => {
  if (notes === undefined) return
  notes.type(type.name)
  noteVisibility(notes, type)
}

/** Notes that a read depends on one record, and on those that decide whether the public sees it. */
export const noteRecord = (notes: DependencyNotes | undefined, type: AnyContentType, id: string): void => {
  if (notes === undefined) return
  notes.id(id)
  noteVisibility(notes, type)
}

/** Notes that a read shows references in fields of a type, by the ids of their targets. */
export const noteReferences = (
  notes: DependencyNotes | undefined,
  { contentTypes }: Tenant,
  fields: AnyContentType['fields'],
  ids: readonly string[],
): void => {
  if (notes === undefined) return
  for (const id of ids) notes.id(id)
  const isOf = (name: string): boolean =>
    Object.values(fields).some((field) => {
      const { references, pointsTo } = kindOf(field)
      if (references === undefined || (pointsTo !== undefined && pointsTo !== 'record')) return false
      // Nested fields and rich text may refer to any type.
      return pointsTo === undefined || asAnyReference(field)?.config.to === name
    })
  for (const type of contentTypes) if (type.publicDependsOn !== null && isOf(type.name)) noteVisibility(notes, type)
}
