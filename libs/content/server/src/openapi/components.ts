import { hasKey, isObject, keysOf } from '@captain/validation'
import type { DescribeContext, JsonSchema } from '@captain/http-server'
import type { GenericSchema } from 'valibot'
import { isChecking, jsonSchemaOf } from './json-schema.ts'
import { SHARED, type SharedName } from './shared-schemas.ts'

const made = new Map<SharedName, JsonSchema>()

const sharedSchema = (name: SharedName): JsonSchema => {
  const known = made.get(name)
  if (known !== undefined) return known
  const { [name]: own, ...others } = SHARED
  const schema = jsonSchemaOf(own, others)
  made.set(name, schema)
  return schema
}

const REFERENCE = '#/components/schemas/'

const namesIn = (value: unknown): readonly SharedName[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const name = key === '$ref' && typeof one === 'string' ? one.slice(REFERENCE.length) : null
    if (name === null) return namesIn(one)
    return hasKey(SHARED, name) ? [name] : []
  })
}

/** Returns a reference to a shared schema and registers the schemas that it references. */
export const sharedRef = (describing: DescribeContext, name: SharedName): JsonSchema =>
  describing.shared(name, () => {
    const schema = sharedSchema(name)
    for (const other of namesIn(schema)) sharedRef(describing, other)
    return schema
  })

/** Converts a Valibot or JSON schema to a schema of the description. */
export const described = (describing: DescribeContext, schema: JsonSchema | GenericSchema): JsonSchema => {
  if (!isChecking(schema)) return schema
  const name = keysOf(SHARED).find((one) => SHARED[one] === schema)
  if (name !== undefined) return sharedRef(describing, name)
  const converted = jsonSchemaOf(schema, SHARED)
  for (const other of namesIn(converted)) sharedRef(describing, other)
  return converted
}
