import type { IncomingMessage } from 'node:http'
import type { Actor, MemberRole, SignedIn } from '@captain/auth-core'
import type { Locale } from '@captain/locale'
import type { Logger } from './logger.ts'

export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anyone; anyone signed in; an approved account; an administrator; or a member of the tenant in the path
 * (`:tenant`) with at least that role.
 */
export type EndpointGuard = 'public' | 'session' | 'user' | 'admin' | { readonly tenant: MemberRole }

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

type GuardedPart<Guard extends EndpointGuard> = Guard extends 'public'
  ? { readonly actor: Actor }
  : Guard extends { readonly tenant: MemberRole }
    ? { readonly actor: SignedIn; readonly role: MemberRole }
    : { readonly actor: SignedIn }

/** The context as a declared path and guard make it: named parameters, an actor who is signed in, a role in the tenant. */
export type ContextOf<Path extends string, Guard extends EndpointGuard> = Omit<EndpointContext, 'actor' | 'params'> & {
  readonly params: Readonly<Record<NamesIn<Path>, string>>
} & GuardedPart<Guard>

/** One operation of the API. */
export type Endpoint = {
  readonly method: EndpointMethod
  readonly path: string
  readonly guard: EndpointGuard
  /** Largest body in bytes that is accepted, 1 MiB unless said. */
  readonly maxBodyBytes?: number
  readonly handler: (context: EndpointContext & { readonly role?: MemberRole }) => Response | Promise<Response>
}

/** A guard that asks for a membership needs the tenant in the path. */
type Fits<Path extends string, Guard extends EndpointGuard> = Guard extends { readonly tenant: MemberRole }
  ? 'tenant' extends NamesIn<Path>
    ? unknown
    : never
  : unknown

type Declaration<Path extends `/${string}`, Guard extends EndpointGuard> = Omit<Endpoint, 'path' | 'guard' | 'handler'> & {
  readonly path: Path
  readonly guard: Guard & Fits<Path, Guard>
  readonly handler: (context: ContextOf<Path, Guard>) => Response | Promise<Response>
}

/** Declares an operation; without a guard it does not compile. */
export const defineEndpoint = <const Path extends `/${string}`, const Guard extends EndpointGuard>(
  declaration: Declaration<Path, Guard>,
): Endpoint =>
  // The server calls a handler only after `authorize` has established what its guard promises.
  ({ ...declaration, handler: declaration.handler as unknown as Endpoint['handler'] })
