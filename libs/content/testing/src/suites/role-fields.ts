import { unhideableFields, type AnyContentType, type Tenant } from '@captain/content-core'
import { editedName, fieldsSetBy } from '../declared/abilities.ts'

/** Returns whether custom roles are tried: records of the tenant that runs the platform are about accounts, and their hooks need a passkey. */
export const isTriedIn = ({ number }: Tenant): boolean => number !== 1

/** Returns a text that a role can hide, and that differs from all others. */
export const hideable = (type: AnyContentType): string | null => {
  const kept = unhideableFields(type)
  const found = Object.entries(fieldsSetBy(type)).find(
    ([name, field]) =>
      ['text', 'longText'].includes(field.kind) &&
      field.required === 'optional' &&
      !field.unique &&
      !field.personal &&
      !kept.has(name) &&
      name !== editedName(type),
  )
  return found?.[0] ?? null
}

/** Returns a text in two languages, and another value, that a translator can and cannot change. */
export const translatable = (type: AnyContentType): string | null =>
  Object.entries(fieldsSetBy(type)).find(
    ([name, field]) => field.localized && ['text', 'longText'].includes(field.kind) && name === editedName(type),
  )?.[0] ?? null
