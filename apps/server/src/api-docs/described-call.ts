import type { JsonSchema } from '@captain/http-server'
import type { EndpointGuard } from '@captain/auth-server'
import type { FixedFacts } from '@captain/content-server'

/** A call under the path of better-auth, as it is described. */
export type DescribedCall = {
  readonly name: FixedFacts['name']
  readonly at: `${'GET' | 'POST'} /${string}`
  readonly guard: EndpointGuard
  /** Parameters by name, with what they take. */
  readonly query?: Readonly<Record<string, JsonSchema>>
  readonly body?: JsonSchema
  readonly answer: JsonSchema
  readonly problems?: readonly string[]
}

export const TEXT: JsonSchema = { type: 'string' }
export const EMAIL: JsonSchema = { type: 'string', format: 'email' }
export const PASSWORD: JsonSchema = { type: 'string', minLength: 12, maxLength: 128 }
export const LOCALE: JsonSchema = { type: 'string', enum: ['ja', 'en'] }

/** An object of these properties, all of them required unless said. */
export const object = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
