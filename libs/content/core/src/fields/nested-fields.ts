import type { AnyField, Fields } from './field.ts'

/** The fields of a group or of a row of a list; null for a field of another kind. */
export const nestedFields = (field: AnyField): Fields | null =>
  // A configuration knows only the kinds of its fields, since a field depends on it.
  field.kind === 'group' || field.kind === 'list' ? (field.config.of as Fields) : null
