import {
  computeValues,
  emptyValue,
  isPersonalField,
  kindOf,
  nestedFields,
  rowsIn,
  type AnyContentType,
  type AnyField,
  type Clock,
  type Fields,
  type Kind,
  type Values,
} from '@captain/content-core'
import { asRecord } from '@captain/validation'
import { localized } from '../translator.ts'

/** Takes the place of required texts, as in anonymised messages. */
const GONE = localized((i18n) => i18n._('削除済み'))

/** Values of required fields, which may not be empty; each record has another address, because addresses can be unique. */
const SUBSTITUTES: Readonly<Partial<Record<Kind, (id: string) => string>>> = {
  text: () => GONE.ja,
  longText: () => GONE.ja,
  email: (id) => `deleted-${id.toLowerCase()}@example.invalid`,
  phone: () => '00-0000-0000',
  postalCode: () => '000-0000',
  date: () => '1900-01-01',
}

const substitute = (field: AnyField, id: string): unknown => {
  const text = SUBSTITUTES[field.kind]?.(id)
  if (text === undefined) return emptyValue(field)
  return field.localized ? { ja: text, en: null } : text
}

const emptied = (field: AnyField, value: unknown, id: string, isAll: boolean): unknown => {
  const isPersonal = isAll || field.personal
  const nested = nestedFields(field)
  if (nested === null) {
    if (!isPersonal) return value
    return field.required === 'optional' ? emptyValue(field) : substitute(field, id)
  }
  if (kindOf(field).nesting === 'object') return emptiedFields(nested, asRecord(value), id, isPersonal)
  return isPersonal ? [] : rowsIn(value).map((row) => emptiedFields(nested, row, id, false))
}

const emptiedFields = (fields: Fields, values: Values, id: string, isAll: boolean): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (field !== undefined) return [[name, emptied(field, value, id, isAll)]]
      // A part that a group about a person had once is about the person too.
      return isAll ? [] : [[name, value]]
    }),
  )

/** Returns the names of the fields with personal data. */
export const personalNames = (type: AnyContentType): readonly string[] =>
  Object.keys(type.fields).filter((name) => isPersonalField(type, name))

/** Returns the values of a copy without personal data in these fields, with the computed fields that follow from that. */
export const emptiedValues = (
  type: AnyContentType,
  values: Values,
  names: readonly string[],
  { id, clock }: { readonly id: string; readonly clock: Clock },
): Values => {
  const chosen: Fields = Object.fromEntries(Object.entries(type.fields).filter(([name]) => names.includes(name)))
  const earlier = new Set(Object.values(chosen).flatMap(({ was }) => was ?? []))
  const without = Object.fromEntries(Object.entries(values).filter(([name]) => !earlier.has(name)))
  return computeValues(type, emptiedFields(chosen, without, id, false), clock)
}
