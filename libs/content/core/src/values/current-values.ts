import { isObject } from '@captain/validation'
import { safeParse } from 'valibot'
import type { AnyContentType } from '../declaration/content-type.ts'
import type { AnyField } from '../fields/field.ts'
import { isEmptyValue, kindOf } from '../fields/kinds.ts'
import { sidesOf } from '../fields/sides.ts'
import { emptyValue, isNullable, recordSchema, type Values } from './values.ts'

/** `working` is the copy that staff edit. A published copy also has what publishing needs. */
export type CopyKind = 'working' | 'published'

/** Whether a field accepts a value, apart from being empty. */
const accepts = (name: string, field: AnyField, value: unknown): boolean =>
  isEmptyValue(field, value) ||
  safeParse(recordSchema({ [name]: { ...field, required: 'optional', rules: [] } }, 'save'), { [name]: value }).success

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

/** Returns the values to store under the earlier names of renamed fields. */
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

/** Returns a stored value under the field's name, in its languages and with its options; undefined if there is none. */
const storedValue = (name: string, field: AnyField, values: Values): unknown => {
  const stored = storedNames(name, field)
    .map((one) => values[one])
    .find((value) => value !== undefined)
  const sided =
    field.localized && stored !== undefined && stored !== null && !(isObject(stored) && 'ja' in stored) ? bothSides(stored) : stored
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

/** Whether `convert` of a field has no answer to its stored value, which would be hidden, and lost by the next save. */
export const failsToConvert = (name: string, field: AnyField, values: Values): boolean => {
  const stored = storedValue(name, field, values)
  return stored !== undefined && convertedValue(name, field, stored) === undefined
}

/** Returns the value that a field has now; the same one if no earlier declaration wrote it. */
const currentValue = (name: string, field: AnyField, values: Values, copy: CopyKind): unknown => {
  const stored = storedValue(name, field, values)
  const converted = stored === undefined ? stored : convertedValue(name, field, stored)
  const known = converted === undefined && stored !== undefined ? emptyValue(field) : converted
  // An empty text is empty in every kind, but only texts have it.
  const value = known === '' && isNullable(field) ? null : known
  if (!isNeeded(field, copy) || !isEmptyValue(field, value)) return value
  return substituteOf(field, value) ?? value
}

const changing = new WeakMap<AnyContentType, readonly (readonly [string, AnyField])[]>()

/** Returns the fields whose stored values may be of an earlier declaration. */
const changingFields = (type: AnyContentType): readonly (readonly [string, AnyField])[] => {
  const known = changing.get(type)
  if (known !== undefined) return known
  const found = Object.entries(type.fields).filter(
    ([, field]) =>
      field.was !== null ||
      field.convert !== null ||
      hasOptionsBefore(field) ||
      field.localized ||
      (field.required !== 'optional' && substituteOf(field, null) !== undefined),
  )
  changing.set(type, found)
  return found
}

/**
 * Returns stored values as the declaration has them now: values of renamed fields under their new name, of removed options as the option in
 * their place, of earlier kinds converted, and defaults where a value is needed that none had. What the declaration does not know stays.
 * Returns the same object if nothing differs.
 */
export const currentValues = (type: AnyContentType, values: Values, copy: CopyKind): Values => {
  const changes = changingFields(type).flatMap(([name, field]) => {
    const value = currentValue(name, field, values, copy)
    return value === values[name] ? [] : [[name, value] as const]
  })
  return changes.length === 0 ? values : { ...values, ...Object.fromEntries(changes) }
}
