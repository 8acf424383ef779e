import type { Locale } from '@captain/locale'
import type { AnyField, Fields } from '../fields/field.ts'
import type { DeliveryContext, NestedKinds, ValidationLevel, ReferenceTarget } from '../fields/kind-definition.ts'
import { kindOf } from '../fields/kinds.ts'
import { sidesOf } from '../fields/sides.ts'
import { fieldsSchema } from '../validation/schema.ts'

export type Values = Readonly<Record<string, unknown>>

const both = <T>(make: (locale: Locale) => T) => ({ ja: make('ja'), en: make('en') })

/** Returns the empty value of a field. */
export const emptyValue = (field: AnyField): unknown => {
  const one = () => kindOf(field).empty(field.config, nested)
  return field.localized ? both(one) : one()
}

/** Returns whether the empty value of a field is null rather than `false`, `[]` or an object. */
export const isNullable = (field: AnyField): boolean => kindOf(field).empty(field.config, nested) === null

/** Returns an object with the empty value of every field. */
export const emptyValues = (fields: Fields): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]))

/** Returns all texts of the values that search covers. */
export const searchTexts = (fields: Fields, values: Values): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const kind = kindOf(field)
    const parts = field.localized ? [sidesOf(values[name]).ja, sidesOf(values[name]).en] : [values[name]]
    return parts.filter((part) => !kind.isEmpty(part)).flatMap((part) => kind.searchText?.(part, field.config, nested) ?? [])
  })

/** Returns all reference targets of the values: records, media, accounts. */
export const referenceTargetsOf = (fields: Fields, values: Values, prefix = ''): readonly ReferenceTarget[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const kind = kindOf(field)
    const path = prefix === '' ? name : `${prefix}.${name}`
    const parts = field.localized
      ? (['ja', 'en'] as const).map((side) => [`${path}.${side}`, sidesOf(values[name])[side]] as const)
      : [[path, values[name]] as const]
    return parts.filter(([, part]) => !kind.isEmpty(part)).flatMap(([at, part]) => kind.references?.(part, field.config, nested, at) ?? [])
  })

/** Returns the index keys of a value. A localised one is indexed by its Japanese text, an empty one by ''. */
export const indexTextsOf = (field: AnyField, value: unknown): readonly string[] => {
  const kind = kindOf(field)
  const one = field.localized ? sidesOf(value).ja : value
  if (kind.indexKeys === undefined) return []
  const texts = kind.isEmpty(one) ? [] : kind.indexKeys(one, field.config)
  return texts.length === 0 ? [''] : texts
}

const deliverField = (field: AnyField, value: unknown, context: DeliveryContext, path: string): unknown => {
  const kind = kindOf(field)
  const deliver = (one: unknown) => (kind.deliver === undefined ? one : kind.deliver(one, field.config, context, nested, path))
  if (!field.localized) return deliver(value)
  const { ja, en } = sidesOf(value)
  const hasEnglish = !kind.isEmpty(en)
  if (!hasEnglish && !kind.isEmpty(ja)) context.onUntranslated(path)
  return deliver(context.locale === 'en' && hasEnglish ? en : ja)
}

/**
 * Returns the public fields of the values in one language, with media and references filled in; `detail` adds the fields that lists omit.
 */
export const deliverValues = (fields: Fields, values: Values, context: DeliveryContext, view: 'list' | 'detail', prefix = ''): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.visibility === 'list' || (view === 'detail' && field.visibility === 'detail'))
      .map(([name, field]) => [name, deliverField(field, values[name], context, prefix === '' ? name : `${prefix}.${name}`)]),
  )

/** Nested fields follow the visibility of their parent field. */
const deliverNested = (fields: Fields, values: Values, context: DeliveryContext, path: string): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, deliverField(field, values[name], context, `${path}.${name}`)]))

const nested: NestedKinds = {
  schema: (fields: Fields, stage: ValidationLevel) => fieldsSchema(fields, stage, nested),
  empty: emptyValue,
  deliver: deliverNested,
  searchTexts,
  targets: referenceTargetsOf,
}

/** Creates the schema of an object of fields: rejects unknown keys and fills missing ones with empty values. */
export const recordSchema = (fields: Fields, stage: ValidationLevel) => fieldsSchema(fields, stage, nested)
