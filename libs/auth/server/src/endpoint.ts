import type { Actor, KeyActor, KeyScope, MemberRole, SignedIn, StepUpAction } from '@captain/auth-core'
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
  /** Scope that an API key needs. Default: keys have no access, unless the operation is public. */
  readonly keyScope?: KeyScope
  /** The action for which accounts need a passkey confirmation within five minutes: otherwise 403 `step-up-required`. */
  readonly stepUp?: StepUpAction
  /** Open to accounts that must set up a stronger sign-in first. Default: they get 403 `strong-sign-in-required`, except from public operations. */
  readonly whileSettingUp?: true
}

type Described = {
  readonly guard: EndpointGuard
  /** Scope that an API key needs, the only requirement. Default: keys have no access. */
  readonly keyScopes?: readonly KeyScope[]
}

type Guards = {
  readonly declared: Declared
  readonly described: Described
  readonly caller: { readonly actor: Actor; readonly role?: MemberRole }
}

/** One API operation with its guard. */
export type Endpoint = HttpEndpoint<Guards>

/** Context of a handler under any guard. */
export type EndpointContext = HttpContext & Pick<Guards['caller'], 'actor'>

/** Operation as API readers see it, with its permitted callers. */
export type DescribedOperation = OperationDescription & Described

/** Describes an endpoint: one operation, or one per content type that it serves. */
export type DescribeOperations = NonNullable<Endpoint['describe']>

type CallerBehind<Guard extends EndpointGuard, Keys extends KeyScope | undefined> = Guard extends 'public'
  ? { readonly actor: Actor }
  : Guard extends { readonly tenant: MemberRole }
    ? { readonly actor: Keys extends KeyScope ? SignedIn | KeyActor : SignedIn; readonly role: MemberRole }
    : { readonly actor: SignedIn }

/** Handler context, typed by path, guard and schemas: checked input, a signed-in actor, a role in the tenant. */
export type ContextOf<
  Path extends string,
  Guard extends EndpointGuard,
  Schemas extends EndpointSchemas = NoSchemas,
  Keys extends KeyScope | undefined = undefined,
> = CheckedContext<Path, Schemas> & CallerBehind<Guard, Keys>

/** A guard that requires a membership needs the tenant in the path. */
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
  Pick<Declared, 'stepUp' | 'whileSettingUp'> & { readonly guard: Guard & Fits<Path, Guard>; readonly keyScope?: Keys }

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
