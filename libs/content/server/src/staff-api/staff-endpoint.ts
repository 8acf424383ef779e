import { isKeyActor, roleAtLeast, type Account, type KeyScope, type MemberRole, type StepUpAction, higherRole } from '@captain/auth-core'
import { defineEndpoint, requireStepUp, type ContextOf, type Endpoint } from '@captain/auth-server'
import { checkedQuery, forbidden, methodNotAllowed, notFound, type EndpointSchemas, type EndpointMethod } from '@captain/http-server'
import { workflowOf, type AnyContentType, type Tenant } from '@captain/content-core'
import { withValidationProblem } from '../responses.ts'
import { assertKeyAccess } from '../integrations/api-keys/assert-key-access.ts'
import { auditAdminAccess } from '../audit-admin-access.ts'
import { authorOf } from '../store/author.ts'
import { isId } from '../store/ids.ts'
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

/** Whether users edit records of the type: on a screen for it or of another type, in the list, or by processing submissions. */
export const isEditable = (type: AnyContentType): boolean =>
  type.screens.some((screen) => screen === 'edit' || screen === 'edit-all' || screen === 'settings') ||
  type.embeddedIn !== null ||
  type.listEditable.length > 0 ||
  workflowOf(type.workflow).handling !== undefined

/** Whether users may delete records of the type. */
export const isRemovable = (type: AnyContentType): boolean => type.deletable && isEditable(type)

/** Whether users may duplicate records of the type. */
export const isDuplicable = (type: AnyContentType): boolean => isCreatable(type) && type.duplicable

/** Whether users create records of the type: on a separate screen, or on the sheet of the parent record. */
export const isCreatable = (type: AnyContentType): boolean => type.screens.includes('new') || type.sheetParent !== null

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
  const { method, path, needs, keyScope, offered, stepUp, schemas: { query, output } = {}, handle } = operation
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
      const isKey = isKeyActor(context.actor)
      if (isKeyActor(context.actor)) assertKeyAccess(context.actor.key, type, keyScope)
      // The creator of a key chose its export rights; members need the role for export.
      if (!roleAtLeast(context.role, type.access[isKey && needs === 'export' ? 'read' : needs])) throw forbidden()
      if (offered !== undefined && !offered(type)) throw methodNotAllowed(['GET'])
      const action = stepUp?.(type) ?? null
      if (action !== null) requireStepUp(context.actor, action)
      if (query !== undefined) checkedQuery(query, context.url)
      await auditAdminAccess(services, context, type.access[needs])
      const author = { ...authorOf(context), role: context.role }
      const store = services.store.forTenant(author, tenant)
      return withValidationProblem(context.locale, () =>
        handle({ context, tenant, type, store, id: () => idOf(context), param: (name) => paramOf(context.params, name) }),
      )
    },
  })
}
