import type { JsonSchema } from '@captain/http-server'
import type { authOperations, EndpointGuard } from '@captain/auth-server'

/** Description of a call below the path of better-auth. */
export type DescribedCall = {
  readonly name: keyof (typeof authOperations)['ja']
  readonly at: `${'GET' | 'POST'} /${string}`
  readonly guard: EndpointGuard
  /** Parameters by name, with their schemas. */
  readonly query?: Readonly<Record<string, JsonSchema>>
  readonly body?: JsonSchema
  readonly answer: JsonSchema
  readonly problems?: readonly string[]
}

export const TEXT: JsonSchema = { type: 'string' }
export const EMAIL: JsonSchema = { type: 'string', format: 'email' }
export const PASSWORD: JsonSchema = { type: 'string', minLength: 12, maxLength: 128 }
export const LOCALE: JsonSchema = { type: 'string', enum: ['ja', 'en'] }

/** Returns the schema of an object with these properties, all required by default. */
export const object = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
