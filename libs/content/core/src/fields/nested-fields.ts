import type { AnyField, Fields } from './field.ts'
import type { NestedFields } from './kind.ts'

/** The fields that a group or list is configured with. */
export const fieldsIn = ({ of }: { readonly of: NestedFields }): Fields =>
  // A configuration knows only the kinds of its fields, since a field depends on it.
  of as Fields

/** The fields of a group or of a row of a list; null for a field of another kind. */
export const nestedFields = (field: AnyField): Fields | null =>
  field.kind === 'group' || field.kind === 'list' ? fieldsIn(field.config) : null
