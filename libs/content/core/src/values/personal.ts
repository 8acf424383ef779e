import { asRecord } from '@captain/validation'
import type { AnyContentType } from '../declaration/content-type.ts'
import type { AnyField, Fields } from '../fields/field.ts'
import { kindOf } from '../fields/kinds.ts'
import { nestedFields } from '../fields/nested-fields.ts'
import { containsPersonalData } from './personal-field.ts'
import { emptyValue, type Values } from './values.ts'

/** Mask of a text that the reader may not see. */
export const MASK = '＊＊＊'

const hidden = (field: AnyField, value: unknown, mask: string | null): unknown => {
  if (value === null || value === undefined) return value
  const { nesting, isMaskable } = kindOf(field)
  if (nesting === 'object') return hiddenAll(nestedFields(field) ?? {}, asRecord(value), mask, true)
  if (isMaskable !== true) return emptyValue(field)
  return field.localized ? { ja: mask, en: null } : mask
}

const within = (field: AnyField, value: unknown, mask: string | null): unknown => {
  const fields = nestedFields(field)
  if (fields === null) return value
  if (kindOf(field).nesting === 'object') return hiddenAll(fields, asRecord(value), mask, false)
  return Array.isArray(value) ? value.map((row: Values) => hiddenAll(fields, row, mask, false)) : value
}

const hiddenAll = (fields: Fields, values: Values, mask: string | null, isAll: boolean): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (field === undefined) return [name, value]
      return [name, isAll || field.personal ? hidden(field, value, mask) : within(field, value, mask)]
    }),
  )

/** Returns whether records of the type contain personal data. */
export const hasPersonalData = (type: AnyContentType): boolean => Object.values(type.fields).some(containsPersonalData)

/** Returns whether a field of the type, or a part of it, is personal data. */
export const isPersonalField = (type: AnyContentType, name: string): boolean => {
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  return field !== undefined && containsPersonalData(field)
}

/** Masks personal data in a record or in some of its fields: texts become the mask, other values empty. */
export const maskPersonalData = <R extends Values>(type: AnyContentType, record: R): R =>
  hasPersonalData(type) ? { ...record, ...hiddenAll(type.fields, record, MASK, false) } : record

/** Returns the values without personal data, for an index that all readers may use. */
export const omitPersonalData = (type: AnyContentType, values: Values): Values => hiddenAll(type.fields, values, null, false)
