import type { AnyField } from '../fields/field.ts'
import { nestedFields } from '../fields/nested-fields.ts'

/** Returns whether a field or one of its parts contains personal data. */
export const containsPersonalData = (field: AnyField): boolean =>
  field.personal || Object.values(nestedFields(field) ?? {}).some(containsPersonalData)
