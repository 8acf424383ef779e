import type { IncomingMessage } from 'node:http'
import type { Actor, KeyActor, KeyScope, MemberRole, SignedIn } from '@captain/auth-core'
import type { Locale } from '@captain/locale'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Describe } from './described-operation.ts'
import type { EndpointGuard, EndpointMethod } from './endpoint-guard.ts'
import type { Logger } from '@captain/database'

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

/** What a handler is given. Requests and answers are the web's own, so that libraries need not know the server. */
export type EndpointContext = {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  readonly actor: Actor
  readonly locale: Locale
  readonly requestId: string
  readonly log: Logger
  readonly clientAddress: string
  /** The JSON body, read within the limits; undefined when there is none. Throws 400, 413 and 415 problems. */
  readonly json: () => Promise<unknown>
  /** Node's own request, for parsers of streams. */
  readonly incoming?: IncomingMessage
}

type NamesIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? NamesIn<Head> | NamesIn<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

type GuardedPart<Guard extends EndpointGuard, Keys extends KeyScope | undefined> = Guard extends 'public'
  ? { readonly actor: Actor }
  : Guard extends { readonly tenant: MemberRole }
    ? { readonly actor: Keys extends KeyScope ? SignedIn | KeyActor : SignedIn; readonly role: MemberRole }
    : { readonly actor: SignedIn }

type NoSchemas = Readonly<Record<never, never>>

type Checked<Schemas, Part extends string, Otherwise> = Schemas extends { readonly [Name in Part]: infer Schema extends GenericSchema }
  ? { readonly [Name in Part]: InferOutput<Schema> }
  : Otherwise

/** The context as a declared path, guard and schemas make it: checked input, an actor who is signed in, a role in the tenant. */
export type ContextOf<
  Path extends string,
  Guard extends EndpointGuard,
  Schemas extends EndpointSchemas = NoSchemas,
  Keys extends KeyScope | undefined = undefined,
> = Omit<EndpointContext, 'actor' | 'params'> &
  Checked<Schemas, 'params', { readonly params: Readonly<Record<NamesIn<Path>, string>> }> &
  Checked<Schemas, 'query', unknown> &
  Checked<Schemas, 'body', unknown> &
  GuardedPart<Guard, Keys>

/** What a handler hands back: with an `output` schema the value itself will do. */
type AnswerOf<Schemas> = Schemas extends { readonly output: infer Schema extends GenericSchema } ? InferInput<Schema> | Response : Response

/** One operation of the API. */
export type Endpoint = {
  readonly method: EndpointMethod
  readonly path: string
  readonly guard: EndpointGuard
  /** What a tenant's key needs for it; left out: no key reaches it, unless anybody does. */
  readonly keyScope?: KeyScope
  /** Asks people for a passkey's proof within five minutes: without it 403 `step-up-required`. */
  readonly stepUp?: true
  /** Largest body in bytes that is accepted, 1 MiB unless said. */
  readonly maxBodyBytes?: number
  readonly schemas?: EndpointSchemas
  /** What the description of the API says of it; an operation of the API without one fails a test. */
  readonly describe?: Describe
  /** Called by `runEndpoint` only, which checks what goes in and out. */
  readonly handler: (context: EndpointContext & { readonly role?: MemberRole }) => unknown
}

/** A guard that asks for a membership needs the tenant in the path. */
type Fits<Path extends string, Guard extends EndpointGuard> = Guard extends { readonly tenant: MemberRole }
  ? 'tenant' extends NamesIn<Path>
    ? unknown
    : never
  : unknown

type Declaration<
  Path extends `/${string}`,
  Guard extends EndpointGuard,
  Schemas extends EndpointSchemas,
  Keys extends KeyScope | undefined,
> = Omit<Endpoint, 'path' | 'guard' | 'keyScope' | 'schemas' | 'handler'> & {
  readonly path: Path
  readonly guard: Guard & Fits<Path, Guard>
  readonly keyScope?: Keys
  readonly schemas?: Schemas
  readonly handler: (context: ContextOf<Path, Guard, Schemas, Keys>) => AnswerOf<Schemas> | Promise<AnswerOf<Schemas>>
}

/** Declares an operation; without a guard it does not compile. */
export const defineEndpoint = <
  const Path extends `/${string}`,
  const Guard extends EndpointGuard,
  const Schemas extends EndpointSchemas = NoSchemas,
  const Keys extends KeyScope | undefined = undefined,
>(
  declaration: Declaration<Path, Guard, Schemas, Keys>,
): Endpoint =>
  // The server calls a handler only after `authorize` and `runEndpoint` have established what guard and schemas promise.
  ({ ...declaration, handler: declaration.handler as unknown as Endpoint['handler'] })
