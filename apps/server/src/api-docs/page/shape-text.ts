import type { JsonSchema } from '@captain/http-server'
import type { ApiDescription } from '@captain/content-server'

const PREFIX = '#/components/schemas/'

/** The name of the shared schema that another refers to; null where it is described in place. */
export const referredName = (schema: JsonSchema): string | null => {
  const { $ref } = schema
  return typeof $ref === 'string' ? $ref.slice(PREFIX.length) : null
}

const isNullOnly = (schema: JsonSchema): boolean => schema['type'] === 'null'

/** A schema in a few words: `string(date) | null`, `"a" | "b"`, `DeliveredMedia[]`. */
export const shapeText = (schema: JsonSchema): string => {
  const name = referredName(schema)
  if (name !== null) return name
  const { type, format, items, anyOf, allOf, enum: choices } = schema
  if (Array.isArray(choices)) return choices.map((one) => JSON.stringify(one)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  const alternatives = (anyOf ?? allOf) as readonly JsonSchema[] | undefined
  if (alternatives !== undefined) return alternatives.map(shapeText).join(' | ')
  if (type === 'array') return `${shapeText((items ?? {}) as JsonSchema)}[]`
  const { ja, en } = (schema['properties'] ?? {}) as { readonly ja?: JsonSchema; readonly en?: JsonSchema }
  if (ja !== undefined && en !== undefined) return `{ ja: ${shapeText(ja)}, en: ${shapeText(en)} }`
  const types = (Array.isArray(type) ? type : [type ?? 'any']) as readonly string[]
  return types.map((one) => (one === 'string' && typeof format === 'string' ? `string(${format})` : one)).join(' | ')
}

/** The object that a schema is of, through references, lists and alternatives to nothing; null for plain values. */
export const objectIn = (schema: JsonSchema, { schemas }: Pick<ApiDescription, 'schemas'>): JsonSchema | null => {
  const name = referredName(schema)
  if (name !== null) return objectIn(schemas.get(name) ?? {}, { schemas })
  if (typeof schema['properties'] === 'object') return schema
  if (schema['type'] === 'array') return objectIn((schema['items'] ?? {}) as JsonSchema, { schemas })
  const [only, ...others] = ((schema['anyOf'] ?? []) as readonly JsonSchema[]).filter((one) => !isNullOnly(one))
  return only === undefined || others.length > 0 ? null : objectIn(only, { schemas })
}
