import { isKeyActor, roleAtLeast, type Account, type KeyScope, type MemberRole } from '@captain/auth-core'
import { defineEndpoint, type ContextOf, type Endpoint } from '@captain/auth-server'
import {
  checkedParts,
  checkedQuery,
  forbidden,
  methodNotAllowed,
  notFound,
  type EndpointSchemas,
  type EndpointMethod,
} from '@captain/http-server'
import { workflowOf, type AnyContentType, type Tenant } from '@captain/content-core'
import { answering } from '../answer.ts'
import { refuseKey } from '../integrations/api-keys/refuse-key.ts'
import { auditAdminPass } from '../audit-admin-pass.ts'
import { authorOf } from '../store/author.ts'
import { isId } from '../store/ids.ts'
import { describeTypes } from '../openapi/describe-types.ts'
import { typeOperation, type OperationFacts } from '../openapi/operation.ts'
import type { Subject } from '../openapi/type-schemas.ts'
import { tenantOf, typeOf, type ContentServices } from '../services.ts'
import type { TenantStore } from '../store.ts'

type Context = ContextOf<'/api/v1/tenants/:tenant/:type', { readonly tenant: 'viewer' }, Readonly<Record<never, never>>, KeyScope>

/** What a handler of one content type works with. */
export type StaffCall = {
  readonly context: Context
  readonly tenant: Tenant
  readonly type: AnyContentType
  readonly store: TenantStore
  /** The record that the path names. Throws 404 for what cannot be an id. */
  id(): string
  param(name: string): string
}

type Operation = {
  readonly method: EndpointMethod
  /** Path behind the content type. */
  readonly path: '' | `/${string}`
  readonly needs: 'read' | 'write' | 'export'
  /** What a tenant's key needs for it; left out: no key reaches it. */
  readonly keyScope?: KeyScope
  /** Whether the screens of the type have the operation at all. */
  offered?(type: AnyContentType): boolean
  /** What it takes and answers, where that is the same for all types: wrong parts of a query or a body are a 400 that names them. */
  readonly schemas?: Pick<EndpointSchemas, 'query' | 'body' | 'output'>
  /** Suffix of the path after the name of the content type, such as the extension of a file. */
  readonly ending?: string
  /** What the description of the API says of it for a content type; null where it has no use. */
  describe?(subject: Subject): (OperationFacts & { readonly role?: MemberRole }) | null
  handle(call: StaffCall): Promise<Response>
}

const paramOf = (context: Context, name: string): string => (context.params as Readonly<Record<string, string>>)[name] ?? ''

const idOf = (context: Context): string => {
  const id = paramOf(context, 'id')
  if (!isId(id)) throw notFound()
  return id
}

/** The account that asks. Throws 403 for a program, which has none. */
export const accountOf = ({ context: { actor } }: Pick<StaffCall, 'context'>): Account => {
  if (actor.account === null) throw forbidden()
  return actor.account
}

/** Whether users edit records of the type: on a screen for it or of another type, in the list, or by processing submissions. */
export const isEditable = (type: AnyContentType): boolean =>
  type.screens.some((screen) => screen === 'edit' || screen === 'edit-all' || screen === 'settings') ||
  type.partOf !== null ||
  type.inRow.length > 0 ||
  workflowOf(type.workflow).handling !== undefined

/** Whether people put records of the type into the trash. */
export const isRemovable = (type: AnyContentType): boolean => type.removable && isEditable(type)

/** Whether people make records of the type out of others. */
export const isCopied = (type: AnyContentType): boolean => isCreatable(type) && type.copied

/** Whether users create records of the type: on a separate screen, or on the sheet of the parent record. */
export const isCreatable = (type: AnyContentType): boolean => type.screens.includes('new') || type.sheetOf !== null

const highest = (one: MemberRole, other: MemberRole): MemberRole => (roleAtLeast(one, other) ? one : other)

const describing = ({ method, path, needs, keyScope, offered, schemas = {}, ending = '', describe }: Operation, subject: Subject) => {
  const { tenant, type } = subject
  const facts = offered === undefined || offered(type) ? (describe?.(subject) ?? null) : null
  if (facts === null) return []
  const { role = type.access[needs], body = schemas.body, answer = schemas.output, ...rest } = facts
  const guard = { tenant: highest(role, type.access[needs]) }
  return [
    typeOperation(
      subject,
      { method, path: `/api/v1/tenants/${tenant.slug}/${type.name}${ending}${path}`, guard, keyScope },
      { ...rest, body, answer },
    ),
  ]
}

/** Declares an operation on a tenant's content type: finds both, checks the declared role, words the issues. */
export const staffEndpoint = (services: ContentServices, operation: Operation): Endpoint => {
  const { method, path, needs, keyScope, offered, schemas: { query, body, output } = {}, handle } = operation
  return defineEndpoint({
    method,
    path: `/api/v1/tenants/:tenant/:type${path}`,
    guard: { tenant: 'viewer' },
    keyScope,
    ...(output !== undefined && { schemas: { output } }),
    describe: describeTypes(services, (subject) => describing(operation, subject)),
    handler: async (sent) => {
      const context = body === undefined ? sent : { ...sent, json: async () => checkedParts(body, (await sent.json()) ?? {}) }
      const tenant = tenantOf(services, context.params.tenant)
      const type = typeOf(tenant, context.params.type)
      const isKey = isKeyActor(context.actor)
      if (isKeyActor(context.actor)) refuseKey(context.actor.key, type, keyScope)
      // The creator of a key chose its export rights; members need the role for export.
      if (!roleAtLeast(context.role, type.access[isKey && needs === 'export' ? 'read' : needs])) throw forbidden()
      if (offered !== undefined && !offered(type)) throw methodNotAllowed(['GET'])
      if (query !== undefined) checkedQuery(query, context.url)
      await auditAdminPass(services, context, type.access[needs])
      const author = { ...authorOf(context), role: context.role }
      const store = services.store.forTenant(author, tenant)
      return answering(context.locale, () =>
        handle({ context, tenant, type, store, id: () => idOf(context), param: (name) => paramOf(context, name) }),
      )
    },
  })
}
