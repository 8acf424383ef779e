import type { AnyField } from '../fields/field.ts'
import { nestedFields } from '../fields/nested-fields.ts'

/** Whether a field, as a whole or in a part of it, tells something of a person outside. */
export const holdsPersonal = (field: AnyField): boolean => field.personal || Object.values(nestedFields(field) ?? {}).some(holdsPersonal)
