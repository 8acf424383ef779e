import { isObject } from '@captain/validation'
import { safeParse } from 'valibot'
import { fieldOf, type AnyContentType } from '../declaration/content-type.ts'
import type { AnyField, Fields } from '../fields/field.ts'
import { isEmptyValue, kindOf } from '../fields/kinds.ts'
import { nestedFields } from '../fields/nested-fields.ts'
import { isNullable, recordSchema, type Values } from './values.ts'

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
const substituteOf = (field: AnyField): unknown => {
  const { defaultValue, localized } = field
  if (defaultValue === null || !('value' in defaultValue)) return undefined
  return localized ? bothSides(defaultValue.value) : defaultValue.value
}

const eachSide = (field: AnyField, value: unknown, change: (one: unknown) => unknown): unknown =>
  field.localized && isObject(value) ? { ...value, ja: change(value['ja']), en: change(value['en']) } : change(value)

/** The fields of a record, a group or a row whose stored values may be of an earlier declaration, and names that rows must not have. */
type Changing = {
  readonly fields: readonly (readonly [name: string, field: AnyField, nested: Changing | null])[]
  readonly gone: readonly string[]
}

const hasOptionsBefore = ({ config }: AnyField): boolean => 'optionsWere' in config && Object.keys(config.optionsWere).length > 0

const isChanging = (field: AnyField): boolean =>
  field.was !== null ||
  field.convert !== null ||
  hasOptionsBefore(field) ||
  field.localized ||
  (field.required !== 'optional' && substituteOf(field) !== undefined)

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

/** Returns the value that a field has now; the same one if no earlier declaration wrote it. */
const currentValue = ([name, field, nested]: Changing['fields'][number], values: Values, copy: CopyKind): unknown => {
  const stored = field.was !== null && values[name] === undefined ? values[field.was] : values[name]
  const inner = nested === null ? stored : nestedValue(nested, stored, copy)
  const sided = field.localized && inner !== undefined && inner !== null && !(isObject(inner) && 'ja' in inner) ? bothSides(inner) : inner
  const { current } = kindOf(field)
  const renamed = current === undefined || sided === undefined ? sided : eachSide(field, sided, (one) => current(one, field.config))
  const converted = field.convert !== null && renamed !== undefined && !accepts(name, field, renamed) ? field.convert(renamed) : renamed
  // An empty text is empty in every kind, but only texts have it.
  const value = converted === '' && isNullable(field) ? null : converted
  if (!isNeeded(field, copy) || !isEmptyValue(field, value)) return value
  return substituteOf(field) ?? value
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

/**
 * Returns stored values as the declaration has them now, inside groups and rows too: values of renamed fields under their new name, of
 * removed options as the option in their place, of earlier kinds converted, and defaults where a value is needed that none had. What the
 * declaration of the type does not know stays. Returns the same object if nothing differs.
 */
export const currentValues = (type: AnyContentType, values: Values, copy: CopyKind): Values => valuesNow(changingOf(type), values, copy)
