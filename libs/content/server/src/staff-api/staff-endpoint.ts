import {
  customRoleIn,
  isKeyActor,
  roleAtLeast,
  type Account,
  type KeyScope,
  type MemberRole,
  type StepUpAction,
  type TypeRight,
  higherRole,
} from '@captain/auth-core'
import { defineEndpoint, requireStepUp, type ContextOf, type Endpoint } from '@captain/auth-server'
import { checkedQuery, forbidden, methodNotAllowed, notFound, type EndpointSchemas, type EndpointMethod } from '@captain/http-server'
import { typeForRole, type AnyContentType, type Tenant } from '@captain/content-core'
import { withValidationProblem } from '../responses.ts'
import { assertKeyAccess } from '../integrations/api-keys/assert-key-access.ts'
import { auditAdminAccess } from '../audit-admin-access.ts'
import { isId } from '../store/ids.ts'
import { memberAuthorOf } from './member-author.ts'
import { describeTypes } from '../openapi/describe-types.ts'
import { typeOperation, type OperationFacts } from '../openapi/operation.ts'
import type { Subject } from '../openapi/type-schemas.ts'
import { tenantOf, typeOf, type ContentServices } from '../services.ts'
import type { TenantStore } from '../store.ts'

type Context = ContextOf<'/api/v1/tenants/:tenant/:type', { readonly tenant: 'viewer' }, Readonly<Record<never, never>>, KeyScope>

/** Context of a handler for one content type. */
export type StaffCall = {
  readonly context: Context
  readonly tenant: Tenant
  readonly type: AnyContentType
  /** The type as the caller's role sees it: responses, filters and sorts know no other fields. */
  readonly seen: AnyContentType
  readonly store: TenantStore
  /** Returns the id of the record in the path. Throws 404 if it cannot be an id. */
  id(): string
  param(name: string): string
}

type Operation = {
  readonly method: EndpointMethod
  /** Path after the content type. */
  readonly path: '' | `/${string}`
  readonly needs: 'read' | 'write' | 'export'
  /** The right that a custom role needs, or rights of which it needs one; the handler then checks the request. */
  readonly right: TypeRight | ((type: AnyContentType) => readonly TypeRight[])
  /** The scope that an API key needs; default: keys have no access. */
  readonly keyScope?: KeyScope
  /** Returns the action for which accounts need a step-up; null or default: none. */
  stepUp?(type: AnyContentType): StepUpAction | null
  /** Whether the screens of the type offer the operation. */
  offered?(type: AnyContentType): boolean
  /**
   * Input and output schemas that are the same for all types: invalid parts of a query are a 400 that names them. The handler checks its
   * body with `readBody`.
   */
  readonly schemas?: Pick<EndpointSchemas, 'query' | 'body' | 'output'>
  /** Suffix of the path after the name of the content type, such as the extension of a file. */
  readonly ending?: string
  /** Describes the operation for a content type; null if the type does not use it. */
  describe?(subject: Subject): (OperationFacts & { readonly role?: MemberRole }) | null
  handle(call: StaffCall): Promise<Response>
}

const paramOf = (params: Readonly<Record<string, string>>, name: string): string => params[name] ?? ''

const idOf = (context: Context): string => {
  const id = paramOf(context.params, 'id')
  if (!isId(id)) throw notFound()
  return id
}

/** Returns the calling account. Throws 403 for API keys. */
export const accountOf = ({ context: { actor } }: Pick<StaffCall, 'context'>): Account => {
  if (actor.account === null) throw forbidden()
  return actor.account
}

/** Throws 403 unless the reader of a type has one of the rights; built-in roles have them all. */
export const assertRight = ({ rights }: AnyContentType, ...wanted: readonly TypeRight[]): void => {
  if (rights !== undefined && !wanted.some((right) => rights.operations.includes(right))) throw forbidden()
}

const problemsOf = (action: StepUpAction | null | undefined, problems: readonly string[] = []): readonly string[] =>
  action === null || action === undefined ? problems : [...problems, 'step-up-required']

const describing = (
  { method, path, needs, keyScope, offered, schemas = {}, ending = '', describe, stepUp }: Operation,
  subject: Subject,
) => {
  const { tenant, type } = subject
  const facts = offered === undefined || offered(type) ? (describe?.(subject) ?? null) : null
  if (facts === null) return []
  const { role = type.access[needs], body = schemas.body, answer = schemas.output, ...rest } = facts
  const guard = { tenant: higherRole(role, type.access[needs]) }
  return [
    typeOperation(
      subject,
      { method, path: `/api/v1/tenants/${tenant.slug}/${type.name}${ending}${path}`, guard, keyScope },
      { ...rest, body, answer, problems: problemsOf(stepUp?.(type), rest.problems) },
    ),
  ]
}

/** Declares an operation on a tenant's content type: resolves both, checks the declared role, and translates issues. */
export const staffEndpoint = (services: ContentServices, operation: Operation): Endpoint => {
  const { method, path, needs, right, keyScope, offered, stepUp, schemas: { query, output } = {}, handle } = operation
  return defineEndpoint({
    method,
    path: `/api/v1/tenants/:tenant/:type${path}`,
    guard: { tenant: 'viewer' },
    keyScope,
    ...(output !== undefined && { schemas: { output } }),
    describe: describeTypes(services, (subject) => describing(operation, subject)),
    handler: async (context) => {
      const tenant = tenantOf(services, context.params.tenant)
      const type = typeOf(tenant, context.params.type)
      const seen = typeForRole(type, customRoleIn(context.actor, tenant.slug))
      const isKey = isKeyActor(context.actor)
      if (isKeyActor(context.actor)) assertKeyAccess(context.actor.key, type, keyScope)
      // The creator of a key chose its export rights; members need the role for export.
      if (!roleAtLeast(context.role, seen.access[isKey && needs === 'export' ? 'read' : needs])) throw forbidden()
      assertRight(seen, ...(typeof right === 'string' ? [right] : right(type)))
      if (offered !== undefined && !offered(type)) throw methodNotAllowed(['GET'])
      const action = stepUp?.(type) ?? null
      if (action !== null) requireStepUp(context.actor, action)
      if (query !== undefined) checkedQuery(query, context.url)
      await auditAdminAccess(services, context, type.access[needs])
      const store = services.store.forTenant(memberAuthorOf(context, tenant), tenant)
      return withValidationProblem(context.locale, () =>
        handle({ context, tenant, type, seen, store, id: () => idOf(context), param: (name) => paramOf(context.params, name) }),
      )
    },
  })
}
