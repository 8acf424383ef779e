import type { IncomingMessage } from 'node:http'
import type { Locale } from '@captain/locale'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { EndpointMethod } from './endpoint-method.ts'
import type { Logger } from '@captain/database'
import type { DescribeContext, OperationDescription } from './operation-description.ts'

/**
 * Input and output schemas of an operation; the server checks them after the guard. Wrong `params` and `query` (strings by name, lists for
 * repeated names) return 400 with the name, a wrong `body` returns 422 with issues. Responses contain only the properties of `output`. A
 * value that does not match it is logged and returns 500.
 */
export type EndpointSchemas = {
  readonly params?: GenericSchema<Readonly<Record<string, string>>, unknown>
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  readonly output?: GenericSchema
}

/** Request as handlers receive it. Requests and responses are web standard types, so libraries do not depend on the server. */
export type HttpContext = {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  readonly locale: Locale
  readonly requestId: string
  readonly log: Logger
  readonly clientAddress: string
  /** Reads the JSON body within the limits; undefined if empty. Throws 400, 413 and 415 problems. */
  readonly json: () => Promise<unknown>
  /** Node's request, for stream parsers. */
  readonly incoming?: IncomingMessage
}

/** Types that the guard library adds, so this library does not depend on accounts. */
export type GuardTypes = {
  /** Options of an operation's declaration, such as its guard. */
  readonly declared: object
  /** Properties of the operation's description. */
  readonly described: object
  /** Properties of the handler's context: the sender of the request. */
  readonly caller: object
}

/** One API operation with its guard. */
export type HttpEndpoint<Guards extends GuardTypes> = Guards['declared'] & {
  readonly method: EndpointMethod
  readonly path: string
  /** Maximum size of a body in bytes. Default: 1 MiB. */
  readonly maxBodyBytes?: number
  readonly schemas?: EndpointSchemas
  /**
   * Describes the operation as a caller sees it (default: as a caller who sees everything), once per content type that it serves. A test
   * fails for API operations without it.
   */
  readonly describe?: (
    describing: DescribeContext,
    reader?: Guards['caller'],
  ) => Promise<readonly (OperationDescription & Guards['described'])[]>
  /** Called only by `runEndpoint`, which checks input and output. */
  readonly handler: (context: HttpContext & Guards['caller']) => unknown
}

/** Names of the parameters in a path: `tenant` and `id` of `/:tenant/food/:id`. */
export type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

export type NoSchemas = Readonly<Record<never, never>>

type Checked<Schemas, Part extends string, Otherwise> = Schemas extends { readonly [Name in Part]: infer Schema extends GenericSchema }
  ? { readonly [Name in Part]: InferOutput<Schema> }
  : Otherwise

/** Handler context, typed by the declared path and schemas. */
export type CheckedContext<Path extends string, Schemas extends EndpointSchemas = NoSchemas> = Omit<HttpContext, 'params'> &
  Checked<Schemas, 'params', { readonly params: Readonly<Record<ParamNames<Path>, string>> }> &
  Checked<Schemas, 'query', unknown> &
  Checked<Schemas, 'body', unknown>

/** Return type of a handler; with an `output` schema it may be the value itself. */
type ResultOf<Schemas> = Schemas extends { readonly output: infer Schema extends GenericSchema } ? InferInput<Schema> | Response : Response

/**
 * Declaration of an operation, without its guard. The handler receives input that the schemas checked and data that the guard established.
 */
export type EndpointDeclaration<
  Guards extends GuardTypes,
  Path extends string,
  Schemas extends EndpointSchemas,
  Caller extends object,
> = Pick<HttpEndpoint<Guards>, 'method' | 'maxBodyBytes' | 'describe'> & {
  readonly path: Path
  readonly schemas?: Schemas
  readonly handler: (context: CheckedContext<Path, Schemas> & Caller) => ResultOf<Schemas> | Promise<ResultOf<Schemas>>
}
