import type { JsonSchema } from '@captain/http-server'
import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { keywordsOfRule } from './rule-keywords.ts'

type Schema = JsonSchema | GenericSchema

/** Whether a schema is of the layer that checks, not yet of the one that describes. */
export const isChecking = (schema: Schema): schema is GenericSchema => 'kind' in schema && schema['kind'] === 'schema' && '~run' in schema

const config = (definitions?: Record<string, GenericSchema>): ConversionConfig => ({
  target: 'draft-2020-12',
  // What JSON Schema has no words for (a transformation, a rule of ours) only says less.
  errorMode: 'ignore',
  ...(definitions !== undefined && { definitions }),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { kind, type, requirement } = valibotAction as { kind: string; type: string; requirement?: unknown }
    const keywords = kind === 'validation' ? keywordsOfRule(type, requirement, jsonSchema as JsonSchema) : null
    return keywords === null ? undefined : ({ ...jsonSchema, ...keywords } as typeof jsonSchema)
  },
})

/** The schema that describes what one of the checking layer takes; schemas among `named` become references to their components. */
export const jsonSchemaOf = (schema: GenericSchema, named?: Record<string, GenericSchema>): JsonSchema => {
  const { $schema: _schema, $defs: _definitions, ...described } = toJsonSchema(schema, config(named))
  return described as JsonSchema
}

/** The same value or nothing. */
export const orNull = (schema: JsonSchema): JsonSchema => {
  const { type } = schema
  // A choice among values, or another schema, says nothing of null.
  if (typeof type !== 'string' || 'enum' in schema || 'const' in schema) return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [type, 'null'] }
}

/** An object of exactly these properties. */
export const objectOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
})

export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
