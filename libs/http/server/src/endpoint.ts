import type { IncomingMessage } from 'node:http'
import type { Locale } from '@captain/locale'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { EndpointMethod } from './endpoint-method.ts'
import type { Logger } from '@captain/database'
import type { Describing, OperationDescription } from './operation-description.ts'

/**
 * What an operation takes and answers; the server checks it once the guard has let the request through. Wrong `params` and
 * `query` (texts by name, lists where a name is repeated) answer 400 with the name, a wrong `body` 422 with issues.
 * Only what `output` names leaves the server, and what does not fit it is logged and answers 500.
 */
export type EndpointSchemas = {
  readonly params?: GenericSchema<Readonly<Record<string, string>>, unknown>
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  readonly output?: GenericSchema
}

/** What a handler receives of every request. Requests and responses are the web's own, so that libraries need not know the server. */
export type HttpContext = {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  readonly locale: Locale
  readonly requestId: string
  readonly log: Logger
  readonly clientAddress: string
  /** The JSON body, read within the limits; undefined when there is none. Throws 400, 413 and 415 problems. */
  readonly json: () => Promise<unknown>
  /** Node's own request, for parsers of streams. */
  readonly incoming?: IncomingMessage
}

/** What the library that checks guards adds, so that this one knows nobody's accounts. */
export type GuardTypes = {
  /** To the declaration of an operation: its guard first of all. */
  readonly declared: object
  /** To the description of an operation. */
  readonly described: object
  /** To the context of a handler: who sends the request. */
  readonly caller: object
}

/** One operation of the API behind guards of one kind. */
export type HttpEndpoint<Guards extends GuardTypes> = Guards['declared'] & {
  readonly method: EndpointMethod
  readonly path: string
  /** Largest body in bytes that is accepted, 1 MiB unless said. */
  readonly maxBodyBytes?: number
  readonly schemas?: EndpointSchemas
  /** Describes the operation for readers of the API, once for each content type that it serves; an operation of the API without it fails a test. */
  readonly describe?: (describing: Describing) => Promise<readonly (OperationDescription & Guards['described'])[]>
  /** Called by `runEndpoint` only, which checks what goes in and out. */
  readonly handler: (context: HttpContext & Guards['caller']) => unknown
}

/** The names of the parameters in a path: `tenant` and `id` of `/:tenant/food/:id`. */
export type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

export type NoSchemas = Readonly<Record<never, never>>

type Checked<Schemas, Part extends string, Otherwise> = Schemas extends { readonly [Name in Part]: infer Schema extends GenericSchema }
  ? { readonly [Name in Part]: InferOutput<Schema> }
  : Otherwise

/** The context as a declared path and its schemas make it. */
export type CheckedContext<Path extends string, Schemas extends EndpointSchemas = NoSchemas> = Omit<HttpContext, 'params'> &
  Checked<Schemas, 'params', { readonly params: Readonly<Record<ParamNames<Path>, string>> }> &
  Checked<Schemas, 'query', unknown> &
  Checked<Schemas, 'body', unknown>

/** What a handler returns: with an `output` schema the value itself will do. */
type ResultOf<Schemas> = Schemas extends { readonly output: infer Schema extends GenericSchema } ? InferInput<Schema> | Response : Response

/** What a file declares of an operation besides its guard: the handler gets what the schemas have checked, and what the guard has established. */
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
