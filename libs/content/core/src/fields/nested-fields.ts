import type { AnyField, Fields } from './field.ts'
import type { NestedFields } from './kind.ts'

/** Returns the nested fields in the configuration of a group or list. */
export const fieldsIn = ({ of }: { readonly of: NestedFields }): Fields =>
  // The type of a configuration contains only the kinds of its fields, because `Field` depends on it.
  of as Fields

/** Returns the fields of a group or of a row of a list; null for another kind. */
export const nestedFields = (field: AnyField): Fields | null =>
  field.kind === 'group' || field.kind === 'list' ? fieldsIn(field.config) : null
