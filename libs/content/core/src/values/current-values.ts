import { isObject } from '@captain/validation'
import { safeParse } from 'valibot'
import type { AnyContentType } from '../declaration/content-type.ts'
import type { AnyField } from '../fields/field.ts'
import { isEmptyValue, kindOf } from '../fields/kinds.ts'
import { isNullable, recordSchema, type Values } from './values.ts'

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
const substituteOf = (field: AnyField): unknown => {
  const { defaultValue, localized } = field
  if (defaultValue === null || !('value' in defaultValue)) return undefined
  return localized ? bothSides(defaultValue.value) : defaultValue.value
}

const eachSide = (field: AnyField, value: unknown, change: (one: unknown) => unknown): unknown =>
  field.localized && isObject(value) ? { ...value, ja: change(value['ja']), en: change(value['en']) } : change(value)

/** Returns the value that a field has now; the same one if no earlier declaration wrote it. */
const currentValue = (name: string, field: AnyField, values: Values, copy: CopyKind): unknown => {
  const stored = field.was !== null && values[name] === undefined ? values[field.was] : values[name]
  const sided =
    field.localized && stored !== undefined && stored !== null && !(isObject(stored) && 'ja' in stored) ? bothSides(stored) : stored
  const { current } = kindOf(field)
  const renamed = current === undefined || sided === undefined ? sided : eachSide(field, sided, (one) => current(one, field.config))
  const converted = field.convert !== null && renamed !== undefined && !accepts(name, field, renamed) ? field.convert(renamed) : renamed
  // An empty text is empty in every kind, but only texts have it.
  const value = converted === '' && isNullable(field) ? null : converted
  if (!isNeeded(field, copy) || !isEmptyValue(field, value)) return value
  return substituteOf(field) ?? value
}

const changing = new WeakMap<AnyContentType, readonly (readonly [string, AnyField])[]>()

const hasOptionsBefore = ({ config }: AnyField): boolean => 'optionsWere' in config && Object.keys(config.optionsWere).length > 0

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
      (field.required !== 'optional' && substituteOf(field) !== undefined),
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
