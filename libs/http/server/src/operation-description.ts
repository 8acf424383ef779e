import type { Locale } from '@captain/locale'
import type { EndpointMethod } from './endpoint-method.ts'

/** JSON Schema of draft 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** Path, query or header parameter of an operation. */
export type DescribedParameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description: string
  readonly schema: JsonSchema
  readonly isRequired?: true
  /** Lists are comma-separated, not repeated names. */
  readonly isJoined?: true
}

/** Request or response body. Default: JSON. */
export type DescribedBody = {
  readonly schema: JsonSchema
  readonly mediaType?: string
  readonly example?: unknown
  /** A missing body means the same as an empty object. */
  readonly isOptional?: true
}

/** Operation as API readers see it; fixed path parameters are filled in. */
export type OperationDescription = {
  /** Unique name of the operation: `cafe.food.list`. */
  readonly id: string
  readonly method: EndpointMethod
  /** Path with parameters in braces: `/api/v1/tenants/cafe/food/{id}`. */
  readonly path: string
  readonly summary: string
  readonly details?: string
  /** Names of the tenant and the content type; null if the operation belongs to none. */
  readonly tenant: string | null
  readonly type: string | null
  readonly parameters: readonly DescribedParameter[]
  readonly body?: DescribedBody
  /** Responses by status; null if a response has headers only. */
  readonly answers: Readonly<Record<number, DescribedBody | null>>
  /** Response headers that clients use. */
  readonly answerHeaders?: readonly string[]
  /** Codes of the problem documents that it may return. */
  readonly problems: readonly string[]
  /** Document of a conflict, if it has extra properties. */
  readonly conflict?: JsonSchema
}

/** Collector of descriptions in one language, with shared schemas by name. */
export type DescribeContext = {
  readonly locale: Locale
  /** Returns a reference to a named schema; creates the schema on first use. */
  shared(name: string, make: () => JsonSchema): JsonSchema
}
