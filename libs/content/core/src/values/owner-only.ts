import type { AnyContentType } from '../declaration/content-type.ts'
import { emptyValue, type Values } from './values.ts'
import { ownedFields } from './visible-type.ts'

/** Empties the owner-only fields of a record or of some fields of one. */
export const omitOwnerOnly = <R extends Values>(type: AnyContentType, record: R): R => {
  const hidden = ownedFields(type).filter(([name]) => name in record)
  if (hidden.length === 0) return record
  return { ...record, ...Object.fromEntries(hidden.map(([name, field]) => [name, emptyValue(field)])) }
}
