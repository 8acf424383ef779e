import type { Actor, KeyActor, KeyScope, MemberRole, SignedIn } from '@captain/auth-core'
import type { EndpointGuard } from './endpoint-guard.ts'
import type {
  CheckedContext,
  EndpointDeclaration,
  EndpointSchemas,
  HttpContext,
  HttpEndpoint,
  NoSchemas,
  OperationDescription,
  ParamNames,
} from '@captain/http-server'

type Declared = {
  readonly guard: EndpointGuard
  /** What a tenant's key needs for it; left out: no key reaches it, unless anybody does. */
  readonly keyScope?: KeyScope
  /** Asks people for a passkey confirmation within five minutes: without it 403 `step-up-required`. */
  readonly stepUp?: true
}

type Described = {
  readonly guard: EndpointGuard
  /** All that a tenant's key needs for it; left out: no key reaches it. */
  readonly keyScopes?: readonly KeyScope[]
}

type Guards = {
  readonly declared: Declared
  readonly described: Described
  readonly caller: { readonly actor: Actor; readonly role?: MemberRole }
}

/** One operation of the API, with its guard. */
export type Endpoint = HttpEndpoint<Guards>

/** What a handler receives, whatever its guard is. */
export type EndpointContext = HttpContext & Pick<Guards['caller'], 'actor'>

/** One operation as readers of the API know it, with who may call it. */
export type DescribedOperation = OperationDescription & Described

/** Describes what an endpoint offers: one operation, or one for each content type that it serves. */
export type Describe = NonNullable<Endpoint['describe']>

type CallerBehind<Guard extends EndpointGuard, Keys extends KeyScope | undefined> = Guard extends 'public'
  ? { readonly actor: Actor }
  : Guard extends { readonly tenant: MemberRole }
    ? { readonly actor: Keys extends KeyScope ? SignedIn | KeyActor : SignedIn; readonly role: MemberRole }
    : { readonly actor: SignedIn }

/** The context as a declared path, guard and schemas make it: checked input, an actor who is signed in, a role in the tenant. */
export type ContextOf<
  Path extends string,
  Guard extends EndpointGuard,
  Schemas extends EndpointSchemas = NoSchemas,
  Keys extends KeyScope | undefined = undefined,
> = CheckedContext<Path, Schemas> & CallerBehind<Guard, Keys>

/** A guard that asks for a membership needs the tenant in the path. */
type Fits<Path extends string, Guard extends EndpointGuard> = Guard extends { readonly tenant: MemberRole }
  ? 'tenant' extends ParamNames<Path>
    ? unknown
    : never
  : unknown

type GuardedDeclaration<
  Path extends `/${string}`,
  Guard extends EndpointGuard,
  Schemas extends EndpointSchemas,
  Keys extends KeyScope | undefined,
> = EndpointDeclaration<Guards, Path, Schemas, CallerBehind<Guard, Keys>> &
  Pick<Declared, 'stepUp'> & { readonly guard: Guard & Fits<Path, Guard>; readonly keyScope?: Keys }

/** Declares an operation; without a guard it does not compile. */
export const defineEndpoint = <
  const Path extends `/${string}`,
  const Guard extends EndpointGuard,
  const Schemas extends EndpointSchemas = NoSchemas,
  const Keys extends KeyScope | undefined = undefined,
>(
  declaration: GuardedDeclaration<Path, Guard, Schemas, Keys>,
): Endpoint =>
  // The server calls a handler only after `authorize` and `runEndpoint` have established what guard and schemas promise.
  ({ ...declaration, handler: declaration.handler as unknown as Endpoint['handler'] })
