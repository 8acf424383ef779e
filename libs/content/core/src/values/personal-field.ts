import type { AnyField, Fields } from '../fields/field.ts'

/** Whether a field, as a whole or in a part of it, tells something of a person outside. */
export const holdsPersonal = (field: AnyField): boolean =>
  field.personal || ((field.kind === 'group' || field.kind === 'list') && Object.values(field.config.of as Fields).some(holdsPersonal))
