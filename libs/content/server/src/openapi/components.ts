import type { Describing, JsonSchema } from '@captain/http-server'
import type { GenericSchema } from 'valibot'
import { isChecking, jsonSchemaOf } from './json-schema.ts'
import { SHARED, type SharedName } from './shared-schemas.ts'

const made = new Map<SharedName, JsonSchema>()

const sharedSchema = (name: SharedName): JsonSchema => {
  const { [name]: own, ...others } = SHARED as Record<string, GenericSchema>
  const known = made.get(name)
  if (known !== undefined || own === undefined) return known ?? {}
  const schema = jsonSchemaOf(own, others)
  made.set(name, schema)
  return schema
}

const REFERENCE = '#/components/schemas/'

const namesIn = (value: unknown): readonly SharedName[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]: readonly [string, unknown]) =>
    key === '$ref' && typeof one === 'string' ? [one.slice(REFERENCE.length) as SharedName] : namesIn(one),
  )
}

/** Returns a reference to a shared schema and registers the schemas that it references. */
export const sharedRef = (describing: Describing, name: SharedName): JsonSchema =>
  describing.shared(name, () => {
    const schema = sharedSchema(name)
    for (const other of namesIn(schema)) sharedRef(describing, other)
    return schema
  })

/** Converts a Valibot or JSON schema to a schema of the description. */
export const described = (describing: Describing, schema: JsonSchema | GenericSchema): JsonSchema => {
  if (!isChecking(schema)) return schema
  const name = Object.entries(SHARED).find(([, one]) => one === schema)?.[0] as SharedName | undefined
  if (name !== undefined) return sharedRef(describing, name)
  const converted = jsonSchemaOf(schema, SHARED)
  for (const other of namesIn(converted)) sharedRef(describing, other)
  return converted
}
