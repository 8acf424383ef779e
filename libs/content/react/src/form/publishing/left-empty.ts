import {
  asProse,
  isEmptyValue,
  isImage,
  kindOf,
  nestedFields,
  sidesOf,
  type AnyContentType,
  type AnyField,
  type Fields,
  type Values,
} from '@captain/content-core'
import { asRecord } from '@captain/validation'

/** Whether a group has texts or images, all of them empty. */
const isBlank = (fields: Fields, values: Values): boolean => {
  const seen = Object.entries(fields).filter(([, field]) => field.localized || isImage(field))
  return seen.length > 0 && seen.every(([name, field]) => isEmptyValue(field, values[name]))
}

const isLeftEmpty = (field: AnyField, value: unknown): boolean => {
  const inner = nestedFields(field)
  if (kindOf(field).nesting === 'object' && inner !== null) return isBlank(inner, asRecord(value))
  return (isImage(field) || asProse(field) !== null) && isEmptyValue(field, value)
}

/** What the public would see of a record, and is empty although it can be published. */
export type LeftEmpty = {
  /** Names of optional fields. */
  readonly names: readonly string[]
  /** Whether a Japanese text has no English one. */
  readonly hasNoEnglish: boolean
}

/** Returns the optional contents that a publication does without: images, descriptions, whole groups and English. */
export const leftEmptyIn = (type: AnyContentType, values: Values): LeftEmpty => {
  const shown = Object.entries(type.fields).filter(
    ([, { visibility, compute, inForm, setBy }]) => visibility !== 'private' && compute === null && inForm && setBy === 'staff',
  )
  return {
    names: shown.flatMap(([name, field]) => (field.required === 'optional' && isLeftEmpty(field, values[name]) ? [name] : [])),
    hasNoEnglish: shown.some(([name, field]) => {
      if (!field.localized || isEmptyValue(field, values[name])) return false
      return isEmptyValue({ ...field, localized: false }, sidesOf(values[name]).en)
    }),
  }
}
