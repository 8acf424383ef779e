import type { Locale } from '@captain/locale'
import type { AnyField, Fields } from '../fields/field.ts'
import type { DeliveryContext, Nested, Stage, Target } from '../fields/kind-definition.ts'
import { kindOf } from '../fields/kinds.ts'
import { fieldsSchema } from '../validation/schema.ts'

export type Values = Readonly<Record<string, unknown>>

const both = <T>(make: (locale: Locale) => T) => ({ ja: make('ja'), en: make('en') })
const sides = (value: unknown) => (value ?? {}) as { readonly ja?: unknown; readonly en?: unknown }

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
    const parts = field.localized ? [sides(values[name]).ja, sides(values[name]).en] : [values[name]]
    return parts.filter((part) => !kind.isEmpty(part)).flatMap((part) => kind.searchText?.(part, field.config, nested) ?? [])
  })

/** Returns all reference targets of the values: records, media, accounts. */
export const targetsOf = (fields: Fields, values: Values, prefix = ''): readonly Target[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const kind = kindOf(field)
    const path = prefix === '' ? name : `${prefix}.${name}`
    const parts = field.localized
      ? (['ja', 'en'] as const).map((side) => [`${path}.${side}`, sides(values[name])[side]] as const)
      : [[path, values[name]] as const]
    return parts.filter(([, part]) => !kind.isEmpty(part)).flatMap(([at, part]) => kind.targets?.(part, field.config, nested, at) ?? [])
  })

/** Returns the index keys of a value. A localised one is indexed by its Japanese text, an empty one by ''. */
export const indexTextsOf = (field: AnyField, value: unknown): readonly string[] => {
  const kind = kindOf(field)
  const one = field.localized ? sides(value).ja : value
  if (kind.indexTexts === undefined) return []
  const texts = kind.isEmpty(one) ? [] : kind.indexTexts(one, field.config)
  return texts.length === 0 ? [''] : texts
}

const deliverField = (field: AnyField, value: unknown, context: DeliveryContext, path: string): unknown => {
  const kind = kindOf(field)
  const deliver = (one: unknown) => (kind.deliver === undefined ? one : kind.deliver(one, field.config, context, nested, path))
  if (!field.localized) return deliver(value)
  const { ja, en } = sides(value)
  if (context.locale === 'ja' || kind.isEmpty(ja)) return deliver(context.locale === 'en' && !kind.isEmpty(en) ? en : ja)
  if (!kind.isEmpty(en)) return deliver(en)
  context.fellBack(path)
  return deliver(ja)
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

const nested: Nested = {
  schema: (fields: Fields, stage: Stage) => fieldsSchema(fields, stage, nested),
  empty: emptyValue,
  deliver: deliverNested,
  searchTexts,
  targets: targetsOf,
}

/** Creates the schema of an object of fields: rejects unknown keys and fills missing ones with empty values. */
export const valuesSchema = (fields: Fields, stage: Stage) => fieldsSchema(fields, stage, nested)
