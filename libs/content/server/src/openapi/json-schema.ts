import type { JsonSchema } from '@captain/http-server'
import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema'
import { asRecord } from '@captain/validation'
import type { GenericSchema } from 'valibot'
import { keywordsOfRule } from './rule-keywords.ts'

type Schema = JsonSchema | GenericSchema

/** Whether a schema is a Valibot schema rather than a JSON schema. */
export const isChecking = (schema: Schema): schema is GenericSchema => 'kind' in schema && schema['kind'] === 'schema' && '~run' in schema

const config = (definitions?: Record<string, GenericSchema>): ConversionConfig => ({
  target: 'draft-2020-12',
  // Parts that JSON Schema cannot express (a transformation, a custom rule) are left out.
  errorMode: 'ignore',
  ...(definitions !== undefined && { definitions }),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { kind, type } = valibotAction
    const requirement = 'requirement' in valibotAction ? valibotAction.requirement : undefined
    const keywords = kind === 'validation' ? keywordsOfRule(type, requirement, { ...jsonSchema }) : null
    return keywords === null ? undefined : { ...jsonSchema, ...keywords }
  },
})

/** Converts the input of a Valibot schema to a JSON schema; schemas in `named` become references to their components. */
export const jsonSchemaOf = (schema: GenericSchema, named?: Record<string, GenericSchema>): JsonSchema => {
  const { $schema: _schema, $defs: _definitions, ...described } = toJsonSchema(schema, config(named))
  return described
}

/** Returns the schemas of the properties of an object. */
export const propertiesOf = ({ properties }: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(asRecord(properties)).map(([name, schema]) => [name, asRecord(schema)]))

/** Returns the names of the required properties of an object. */
export const requiredOf = ({ required }: JsonSchema): readonly string[] => (Array.isArray(required) ? required.map(String) : [])

/** Makes a schema nullable. */
export const orNull = (schema: JsonSchema): JsonSchema => {
  const { type } = schema
  // A schema with fixed values or a reference does not cover null.
  if (typeof type !== 'string' || 'enum' in schema || 'const' in schema) return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [type, 'null'] }
}

/** Returns the schema of an object with exactly these properties. */
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
