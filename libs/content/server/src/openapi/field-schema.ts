import type { DescribeContext, JsonSchema } from '@captain/http-server'
import {
  nestedFields,
  NO_NESTED_KINDS,
  presentSchema,
  type AnyField,
  type ErasedFieldMessages,
  type Fields,
  isNullable,
  kindOf,
  type Kind,
  type FieldOfKind,
} from '@captain/content-core'
import { array, pipe, unknown, type GenericSchema } from 'valibot'
import { sharedRef } from './components.ts'
import { arrayOf, jsonSchemaOf, objectOf, orNull, propertiesOf } from './json-schema.ts'

/** The place of a value: in a request, in a record of the back office, or in a public response. */
export type Seen = 'sent' | 'kept' | 'delivered'

type FieldWords = ErasedFieldMessages | undefined

/** Kinds with a different public form; references may be missing, such as an unpublished record. */
const DELIVERED: Readonly<Partial<Record<AnyField['kind'], (describing: DescribeContext) => JsonSchema>>> = {
  image: (describing) => sharedRef(describing, 'DeliveredMedia'),
  file: (describing) => sharedRef(describing, 'DeliveredFile'),
  reference: (describing) => sharedRef(describing, 'DeliveredReference'),
  references: (describing) => arrayOf(sharedRef(describing, 'DeliveredReference')),
}

// Kinds with nested fields are described part by part instead.
const checked = (field: AnyField): JsonSchema => jsonSchemaOf(presentSchema(field, NO_NESTED_KINDS, 'save'))

const limited = (field: AnyField, schema: JsonSchema): JsonSchema => {
  const { type: _type, items: _items, ...keywords } = jsonSchemaOf(pipe(array(unknown()), ...(field.rules as [])) as GenericSchema)
  return { ...schema, ...keywords }
}

/** Removes limits that do not apply to empty values and to values stored before the limit existed. */
const withoutFloor = ({ minItems: _minItems, const: _const, ...schema }: JsonSchema): JsonSchema => schema

type Way = {
  readonly describing: DescribeContext
  readonly seen: Seen
  /** Whether the enclosing field contains personal data. */
  readonly isPersonal?: boolean
}

type SchemaOf<K extends Kind> = (field: FieldOfKind<K>, way: Way, words: FieldWords) => JsonSchema

/** JSON Schema has no bounds for numbers in strings. */
const decimalSchema: SchemaOf<'decimal'> = (field) => {
  const { min, max } = field.config
  return { ...checked(field), ...(min !== null && { 'x-minimum': min }), ...(max !== null && { 'x-maximum': max }) }
}

const groupSchema: SchemaOf<'group'> = (field, way, words) => fieldsSchema(nestedFields(field) ?? {}, way, words?.fields)

const listSchema: SchemaOf<'list'> = (field, way, words) =>
  limited(field, {
    ...arrayOf(fieldsSchema(nestedFields(field) ?? {}, way, words?.fields)),
    ...(field.config.min > 0 && { minItems: field.config.min }),
    maxItems: field.config.max,
  })

const secretSchema: SchemaOf<'secret'> = (field, { describing, seen }) => {
  const stored = sharedRef(describing, 'Secret')
  return seen === 'sent' ? { anyOf: [checked(field), stored] } : stored
}

const priceSchema: SchemaOf<'price'> = (field, { seen }) => {
  const price = checked(field)
  if (seen === 'kept') return price
  // Parts of a record's price that a change does not send stay as stored; without any amount there is no price.
  if (seen === 'sent') return objectOf(propertiesOf(price), [])
  return objectOf({ ...propertiesOf(price), amountIncl: { type: 'integer', minimum: 0 } })
}

/** Describes the value of each kind. */
const SCHEMAS: { readonly [K in Kind]: SchemaOf<K> } = {
  text: checked,
  longText: checked,
  slug: checked,
  url: checked,
  email: checked,
  phone: checked,
  postalCode: checked,
  int: checked,
  decimal: decimalSchema,
  price: priceSchema,
  boolean: checked,
  date: checked,
  dateTime: checked,
  month: checked,
  time: checked,
  select: checked,
  multiSelect: checked,
  tags: checked,
  color: checked,
  icon: checked,
  image: checked,
  file: checked,
  inlineImage: checked,
  secret: secretSchema,
  richText: (_field, { describing }) => sharedRef(describing, 'RichText'),
  reference: checked,
  references: checked,
  member: checked,
  group: groupSchema,
  list: listSchema,
}

const valueSchema = <K extends Kind>(field: FieldOfKind<K>, way: Way, words: FieldWords): JsonSchema => {
  const delivered = way.seen === 'delivered' ? DELIVERED[field.kind]?.(way.describing) : undefined
  return delivered ?? SCHEMAS[field.kind](field, way, words)
}

/** Returns the schema of personal data as some roles see it: a mask for a text, null for other values. */
const veiled = (schema: JsonSchema): JsonSchema => {
  const isText = schema['type'] === 'string' && !('enum' in schema)
  return isText ? { type: ['string', 'null'], 'x-personal': true } : { ...orNull(schema), 'x-personal': true }
}

const isAboutPeople = (field: AnyField, { seen, isPersonal = false }: Way): boolean => seen === 'kept' && (field.personal || isPersonal)

const isOptional = (field: AnyField, seen: Seen): boolean => {
  if (!isNullable(field)) return false
  return field.required !== 'save' || (seen === 'delivered' && kindOf(field).mayBeWithheld === true)
}

const labels = (words: FieldWords): JsonSchema => ({
  ...(words !== undefined && { title: words.label }),
  ...(words?.help !== undefined && { description: words.help }),
  ...(words?.options !== undefined && { 'x-labels': words.options }),
})

/** Returns the schema of one field with its labels, for a request or a response. */
const fieldSchema = (field: AnyField, way: Way, words: FieldWords): JsonSchema => {
  const { seen } = way
  const isStrict = seen === 'sent' && field.required === 'save'
  const isPersonal = isAboutPeople(field, way)
  const exact = valueSchema(field, { ...way, isPersonal }, words)
  const one = isStrict ? exact : withoutFloor(exact)
  const mayBeNull = isNullable(field)
  const isVeiled = isPersonal && mayBeNull
  const own = isVeiled ? veiled(one) : isOptional(field, seen) ? orNull(one) : one
  const other = isVeiled ? veiled(one) : mayBeNull ? orNull(withoutFloor(exact)) : withoutFloor(exact)
  const value = field.localized && seen !== 'delivered' ? objectOf({ ja: own, en: other }, seen === 'sent' ? ['ja'] : ['ja', 'en']) : own
  const isReadOnly = seen === 'kept' && (field.compute !== null || field.setBy !== 'staff')
  return { ...labels(words), ...value, ...(isReadOnly && { readOnly: true }) }
}

/** Returns the schema of an object of fields; a request may omit the fields that are not required. */
export const fieldsSchema = (fields: Fields, way: Way, words?: Readonly<Record<string, ErasedFieldMessages>>): JsonSchema => {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, way, words?.[name])]))
  return objectOf(properties, way.seen === 'sent' ? requiredNames(fields) : Object.keys(fields))
}

/** Returns the names of the fields that a new record requires. */
export const requiredNames = (fields: Fields): readonly string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.required === 'save' && kindOf(field).isFilledIn !== true)
    .map(([name]) => name)
