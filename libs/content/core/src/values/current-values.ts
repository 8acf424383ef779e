import { isObject } from '@captain/validation'
import { safeParse } from 'valibot'
import { fieldOf, type AnyContentType } from '../declaration/content-type.ts'
import type { AnyField, Fields } from '../fields/field.ts'
import { isEmptyValue, kindOf } from '../fields/kinds.ts'
import { nestedFields } from '../fields/nested-fields.ts'
import { sidesOf } from '../fields/sides.ts'
import { emptyValue, isNullable, recordSchema, type Values } from './values.ts'

/** `working` is the copy that staff edit. A published copy also has what publishing needs. */
export type CopyKind = 'working' | 'published'

/** Whether a field accepts a value, apart from being empty. */
const accepts = (name: string, field: AnyField, value: unknown): boolean =>
  isEmptyValue(field, value) ||
  safeParse(recordSchema({ [name]: { ...field, required: 'optional', rules: [] } }, 'save'), { [name]: value }).success

/** Whether the field of a name accepts a value; false if the type has no such field. */
export const acceptsValue = (type: AnyContentType, name: string, value: unknown): boolean => {
  const field = fieldOf(type, name)
  return field !== null && accepts(name, field, value)
}

const isNeeded = ({ required }: AnyField, copy: CopyKind): boolean =>
  required === 'save' || (required === 'publish' && copy === 'published')

const bothSides = (value: unknown): unknown => (isObject(value) && 'ja' in value ? value : { ja: value, en: null })

/** The constant that takes the place of a value that the field needs now; undefined if the declaration has none. */
const substituteOf = (field: AnyField, value: unknown): unknown => {
  const { defaultValue, localized } = field
  if (defaultValue === null || !('value' in defaultValue)) return undefined
  if (!localized) return defaultValue.value
  const [{ en }, { ja, en: otherwise }] = [sidesOf(value), sidesOf(bothSides(defaultValue.value))]
  // Only Japanese is required: English that is there stays.
  return { ja, en: kindOf(field).isEmpty(en) ? otherwise : en }
}

const eachSide = (field: AnyField, value: unknown, change: (one: unknown) => unknown): unknown =>
  field.localized && isObject(value) ? { ...value, ja: change(value['ja']), en: change(value['en']) } : change(value)

const hasOptionsBefore = ({ config }: AnyField): boolean => 'optionsWere' in config && Object.keys(config.optionsWere).length > 0

/**
 * Whether a renamed field is written under both names. A server with the earlier declaration, which may run next to this one, then shows its
 * value, and what that server saves is not lost. Fields with targets are not: what a deleted target leaves is emptied under the new name only.
 */
const hasTwoNames = (field: AnyField): boolean =>
  field.was !== null && field.convert === null && !hasOptionsBefore(field) && kindOf(field).references === undefined

/** Returns the values to store under the earlier names of renamed fields; groups and rows have one name for each value. */
export const underEarlierNames = ({ fields }: AnyContentType, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.was !== null && hasTwoNames(field) && values[name] !== undefined ? [[field.was, values[name]]] : [],
    ),
  )

/** Returns the names under which a record may have the value of a field, the one with the latest value first. */
export const storedNames = (name: string, field: AnyField): readonly string[] => {
  if (field.was === null) return [name]
  return hasTwoNames(field) ? [field.was, name] : [name, field.was]
}

/** Returns the name under which every record has the value of a field, whether or not it was written since the field was renamed. */
export const storedName = (type: AnyContentType, name: string): string => {
  const field = fieldOf(type, name)
  return field === null ? name : (storedNames(name, field)[0] ?? name)
}

/**
 * Returns the name under which derived rows of all records have a field. Those of a renamed field are written under both names, so that
 * records are found, and unique values taken, before they are written again. A converted field has no rows that can be compared.
 */
export const derivedName = (type: AnyContentType, name: string): string => {
  const field = fieldOf(type, name)
  return field === null || field.was === null || field.convert !== null ? name : field.was
}

const storedUnder = (name: string, field: AnyField, values: Values): unknown =>
  storedNames(name, field)
    .map((one) => values[one])
    .find((value) => value !== undefined)

/** The fields of a record, a group or a row whose stored values may be of an earlier declaration, and names that rows must not have. */
type Changing = {
  readonly fields: readonly ChangingField[]
  readonly gone: readonly string[]
}

type ChangingField = readonly [name: string, field: AnyField, nested: Changing | null]

const isChanging = (field: AnyField): boolean =>
  field.was !== null ||
  field.convert !== null ||
  hasOptionsBefore(field) ||
  field.localized ||
  (field.required !== 'optional' && substituteOf(field, null) !== undefined)

const isNone = ({ fields, gone }: Changing): boolean => fields.length === 0 && gone.length === 0

/** Finds the changing fields; `prefix` is the path of the group or list with a dot, '' for a record. */
const changingIn = (fields: Fields, removed: readonly string[], prefix: string): Changing => ({
  fields: Object.entries(fields).flatMap(([name, field]) => {
    const inner = nestedFields(field)
    const all = inner === null ? null : changingIn(inner, removed, `${prefix}${name}.`)
    const nested = all === null || isNone(all) ? null : all
    return nested !== null || isChanging(field) ? [[name, field, nested] as const] : []
  }),
  gone:
    prefix === ''
      ? []
      : [
          ...Object.values(fields).flatMap(({ was }) => was ?? []),
          ...removed.flatMap((path) =>
            path.startsWith(prefix) && !path.slice(prefix.length).includes('.') ? [path.slice(prefix.length)] : [],
          ),
        ],
})

const without = (values: Values, names: readonly string[]): Values =>
  names.some((name) => name in values) ? Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) : values

/** Returns a group or rows with the values of their fields as they are now; the same object if nothing differs. */
const nestedValue = (changing: Changing, value: unknown, copy: CopyKind): unknown => {
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = value.map((row: unknown) => nestedValue(changing, row, copy))
    return rows.every((row, place) => row === value[place]) ? value : rows
  }
  // Values without a place elsewhere: a row keeps nothing that its declaration does not know.
  return isObject(value) ? without(valuesNow(changing, value, copy), changing.gone) : value
}

/** Returns a stored value under the field's name, in its languages and with its options; undefined if there is none. */
const storedValue = ([name, field, nested]: ChangingField, values: Values, copy: CopyKind): unknown => {
  const stored = storedUnder(name, field, values)
  const inner = nested === null ? stored : nestedValue(nested, stored, copy)
  const sided = field.localized && inner !== undefined && inner !== null && !(isObject(inner) && 'ja' in inner) ? bothSides(inner) : inner
  const { current } = kindOf(field)
  return current === undefined || sided === undefined ? sided : eachSide(field, sided, (one) => current(one, field.config))
}

/** Converts a value of an earlier kind. Returns undefined if that throws, or makes something that the field does not accept. */
const convertedValue = (name: string, field: AnyField, value: unknown): unknown => {
  if (field.convert === null || accepts(name, field, value)) return value
  try {
    const converted = field.convert(value)
    // A value of this kind that is only too long, for example, stays.
    return converted === value || accepts(name, field, converted) ? converted : undefined
  } catch {
    return undefined
  }
}

/** Returns the value that a field has now; the same one if no earlier declaration wrote it. */
const currentValue = (changing: ChangingField, values: Values, copy: CopyKind): unknown => {
  const [name, field] = changing
  const stored = storedValue(changing, values, copy)
  const converted = stored === undefined ? stored : convertedValue(name, field, stored)
  const known = converted === undefined && stored !== undefined ? emptyValue(field) : converted
  // An empty text is empty in every kind, but only texts have it.
  const value = known === '' && isNullable(field) ? null : known
  if (!isNeeded(field, copy) || !isEmptyValue(field, value)) return value
  return substituteOf(field, value) ?? value
}

function valuesNow(changing: Changing, values: Values, copy: CopyKind): Values {
  const changes = changing.fields.flatMap((one) => {
    const value = currentValue(one, values, copy)
    return value === values[one[0]] ? [] : [[one[0], value] as const]
  })
  return changes.length === 0 ? values : { ...values, ...Object.fromEntries(changes) }
}

const known = new WeakMap<AnyContentType, Changing>()

const changingOf = (type: AnyContentType): Changing => {
  const found = known.get(type)
  if (found !== undefined) return found
  const changing = changingIn(type.fields, Object.keys(type.removedFields), '')
  known.set(type, changing)
  return changing
}

const failsIn = ({ fields }: Changing, [first, ...rest]: readonly string[], values: Values): boolean => {
  const found = fields.find(([name, { was }]) => name === first || was === first)
  if (found === undefined) return false
  const [name, field, nested] = found
  if (rest.length > 0) {
    const inner = storedUnder(name, field, values)
    const rows: readonly unknown[] = Array.isArray(inner) ? inner : [inner]
    return nested !== null && rows.some((row) => isObject(row) && failsIn(nested, rest, row))
  }
  const stored = storedValue(found, values, 'working')
  return stored !== undefined && convertedValue(name, field, stored) === undefined
}

/**
 * Whether `convert` of a field has no answer to a stored value, which would be hidden, and lost by the next save. The path of a field in a
 * group or rows has its names with dots, now or in stored records.
 */
export const failsToConvert = (type: AnyContentType, path: string, values: Values): boolean =>
  failsIn(changingOf(type), path.split('.'), values)

/**
 * Returns stored values as the declaration has them now, inside groups and rows too: values of renamed fields under their new name, of
 * removed options as the option in their place, of earlier kinds converted, and defaults where a value is needed that none had. What the
 * declaration of the type does not know stays. Returns the same object if nothing differs.
 */
export const currentValues = (type: AnyContentType, values: Values, copy: CopyKind): Values => valuesNow(changingOf(type), values, copy)
