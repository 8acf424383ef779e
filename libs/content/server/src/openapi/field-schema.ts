import type { Describing, JsonSchema } from '@captain/http-server'
import { nestedFields, presentSchema, type AnyField, type ErasedFieldMessages, type Fields } from '@captain/content-core'
import { array, pipe, unknown, type GenericSchema } from 'valibot'
import { sharedRef } from './components.ts'
import { arrayOf, jsonSchemaOf, objectOf, orNull } from './json-schema.ts'

/** Where a value is seen: in a request, in a record of the back office, or by the public. */
export type Seen = 'sent' | 'kept' | 'delivered'

type FieldWords = ErasedFieldMessages | undefined

const NEVER_NULL: ReadonlySet<AnyField['kind']> = new Set(['boolean', 'multiSelect', 'tags', 'references', 'list', 'group'])

/** Kinds that the public sees as something else; of these nothing may be left, such as a record that is not public. */
const DELIVERED: Readonly<Partial<Record<AnyField['kind'], (describing: Describing) => JsonSchema>>> = {
  image: (describing) => sharedRef(describing, 'DeliveredMedia'),
  file: (describing) => sharedRef(describing, 'DeliveredFile'),
  reference: (describing) => sharedRef(describing, 'DeliveredReference'),
  references: (describing) => arrayOf(sharedRef(describing, 'DeliveredReference')),
}

// Kinds whose schema needs that of other fields are described part by part.
const checked = (field: AnyField): JsonSchema => jsonSchemaOf(presentSchema(field, null as never, 'save'))

const limited = (field: AnyField, schema: JsonSchema): JsonSchema => {
  const { type: _type, items: _items, ...keywords } = jsonSchemaOf(pipe(array(unknown()), ...(field.rules as [])) as GenericSchema)
  return { ...schema, ...keywords }
}

/** Limits that a value need not keep which holds nothing yet, or was kept before there were any. */
const withoutFloor = ({ minItems: _minItems, const: _const, ...schema }: JsonSchema): JsonSchema => schema

/** JSON Schema has no bounds for numbers that are texts. */
const withBounds = (field: AnyField, schema: JsonSchema): JsonSchema => {
  if (field.kind !== 'decimal') return schema
  const { min, max } = field.config
  return { ...schema, ...(min !== null && { 'x-minimum': min }), ...(max !== null && { 'x-maximum': max }) }
}

type Way = {
  readonly describing: Describing
  readonly seen: Seen
  /** Whether what holds the field is about people. */
  readonly isPersonal?: boolean
}

const valueSchema = (field: AnyField, way: Way, words: FieldWords): JsonSchema => {
  const { describing, seen } = way
  const delivered = seen === 'delivered' ? DELIVERED[field.kind]?.(describing) : undefined
  if (delivered !== undefined) return delivered
  switch (field.kind) {
    case 'group':
      return fieldsSchema(nestedFields(field) ?? {}, way, words?.fields)
    case 'list':
      return limited(field, {
        ...arrayOf(fieldsSchema(nestedFields(field) ?? {}, way, words?.fields)),
        ...(field.config.min > 0 && { minItems: field.config.min }),
        maxItems: field.config.max,
      })
    case 'richText':
      return sharedRef(describing, 'RichText')
    case 'secret': {
      const stored = sharedRef(describing, 'Secret')
      return seen === 'sent' ? { anyOf: [checked(field), stored] } : stored
    }
    case 'price': {
      const price = checked(field)
      if (seen === 'sent') return { ...price, required: ['amount'] }
      if (seen === 'kept') return price
      const properties = price['properties'] as Readonly<Record<string, JsonSchema>>
      return objectOf({ ...properties, amountIncl: { type: 'integer', minimum: 0 } })
    }
    default:
      return withBounds(field, checked(field))
  }
}

const MAY_BE_MISSING: ReadonlySet<AnyField['kind']> = new Set(['image', 'file', 'reference', 'price', 'secret'])

/** What stands for a value about people, which not everybody sees: a mask for a text, nothing for the rest. */
const veiled = (schema: JsonSchema): JsonSchema => {
  const isText = schema['type'] === 'string' && !('enum' in schema)
  return isText ? { type: ['string', 'null'], 'x-personal': true } : { ...orNull(schema), 'x-personal': true }
}

const isAboutPeople = (field: AnyField, { seen, isPersonal = false }: Way): boolean => seen === 'kept' && (field.personal || isPersonal)

const isNullable = (field: AnyField, seen: Seen): boolean => {
  if (NEVER_NULL.has(field.kind)) return false
  return field.required !== 'save' || (seen === 'delivered' && MAY_BE_MISSING.has(field.kind))
}

const labels = (words: FieldWords): JsonSchema => ({
  ...(words !== undefined && { title: words.label }),
  ...(words?.help !== undefined && { description: words.help }),
  ...(words?.options !== undefined && { 'x-labels': words.options }),
})

/** One field with its words: what a request may hold of it, or what answers tell. */
const fieldSchema = (field: AnyField, way: Way, words: FieldWords): JsonSchema => {
  const { seen } = way
  const isStrict = seen === 'sent' && field.required === 'save'
  const isPersonal = isAboutPeople(field, way)
  const exact = valueSchema(field, { ...way, isPersonal }, words)
  const one = isStrict ? exact : withoutFloor(exact)
  const mayBeNull = !NEVER_NULL.has(field.kind)
  const isVeiled = isPersonal && mayBeNull
  const own = isVeiled ? veiled(one) : isNullable(field, seen) ? orNull(one) : one
  const other = isVeiled ? veiled(one) : mayBeNull ? orNull(withoutFloor(exact)) : withoutFloor(exact)
  const value = field.localized && seen !== 'delivered' ? objectOf({ ja: own, en: other }, seen === 'sent' ? ['ja'] : ['ja', 'en']) : own
  const isReadOnly = seen === 'kept' && (field.compute !== null || field.setBy !== 'staff')
  return { ...labels(words), ...value, ...(isReadOnly && { readOnly: true }) }
}

/** An object of fields; in a request every one may be left out that nobody has to fill in. */
export const fieldsSchema = (fields: Fields, way: Way, words?: Readonly<Record<string, ErasedFieldMessages>>): JsonSchema => {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, way, words?.[name])]))
  return objectOf(properties, way.seen === 'sent' ? requiredNames(fields) : Object.keys(fields))
}

const FILLED_IN: ReadonlySet<AnyField['kind']> = new Set(['boolean', 'group', 'slug'])

/** Names of the fields that a new record must come with. */
export const requiredNames = (fields: Fields): readonly string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.required === 'save' && !FILLED_IN.has(field.kind))
    .map(([name]) => name)
