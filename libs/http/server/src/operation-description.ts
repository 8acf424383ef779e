import type { Locale } from '@captain/locale'
import type { EndpointMethod } from './endpoint-method.ts'

/** A JSON Schema of the draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** What an operation reads of the address or of a header. */
export type DescribedParameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description: string
  readonly schema: JsonSchema
  readonly isRequired?: true
  /** A list is written with commas, not by repeating the name. */
  readonly isJoined?: true
}

/** A body as it is sent or answered, JSON unless said. */
export type DescribedBody = {
  readonly schema: JsonSchema
  readonly mediaType?: string
  readonly example?: unknown
  /** A request without it says the same as one with an empty object. */
  readonly isOptional?: true
}

/** One operation as readers of the API know it: every name in its path is filled in that is not the reader's to choose. */
export type OperationDescription = {
  /** Names the operation among all others: `cafe.food.list`. */
  readonly id: string
  readonly method: EndpointMethod
  /** With the reader's own parts in braces: `/api/v1/tenants/cafe/food/{id}`. */
  readonly path: string
  readonly summary: string
  readonly details?: string
  /** The tenant and the content type that it belongs to, by name; null for what belongs to none. */
  readonly tenant: string | null
  readonly type: string | null
  readonly parameters: readonly DescribedParameter[]
  readonly body?: DescribedBody
  /** By status; null where nothing but headers comes. */
  readonly answers: Readonly<Record<number, DescribedBody | null>>
  /** Headers of an answer that readers work with. */
  readonly answerHeaders?: readonly string[]
  /** Codes of the problem documents that it may answer with. */
  readonly problems: readonly string[]
  /** The document of a conflict, where it carries more than others. */
  readonly conflict?: JsonSchema
}

/** Where descriptions are collected: in one language, with schemas by name that several share. */
export type Describing = {
  readonly locale: Locale
  /** A reference to the schema of that name, which is made the first time it is asked for. */
  shared(name: string, make: () => JsonSchema): JsonSchema
}
