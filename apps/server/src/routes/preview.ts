import { roleAtLeast, customRoleIn, type MemberRole } from '@captain/auth-core'
import { defineEndpoint, type ContextOf, type Endpoint } from '@captain/auth-server'
import {
  contentTypeOf,
  fieldOf,
  isShielded,
  type AnyContentType,
  type ErasedMessages,
  type State,
  type Tenant,
  type Values,
  typeForRole,
} from '@captain/content-core'
import { auditAdminAccess, describePreview, previewRecord, type ContentServices, type Previewed } from '@captain/content-server'
import { badRequest, forbidden, notFound } from '@captain/http-server'
import { isLocale, type Locale } from '@captain/locale'
import { isObject } from '@captain/validation'
import { messagesOf } from '../tenants.ts'

type PreviewOptions = {
  readonly tenant: Tenant
  readonly type: AnyContentType
  readonly messages: ErasedMessages[string]
  readonly locale: Locale
  readonly state: State
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  readonly baseUrl: string
}

/** Renders a record that may not be public yet with the site. */
export type RenderPreview = (record: Previewed['record'], options: PreviewOptions) => Promise<Response>

type Dependencies = {
  readonly content: ContentServices
  readonly renderPreview: RenderPreview
  readonly fetchApi: PreviewOptions['fetchApi']
  readonly baseUrl: string
}

type PreviewCall = ContextOf<'/api/v1/tenants/:tenant/:type/preview', { readonly tenant: MemberRole }>

const NEW = '/api/v1/tenants/:tenant/:type/preview'
const STORED = '/api/v1/tenants/:tenant/:type/:id/preview'

type PreviewRequest = {
  /** Id or slug; null for a record that is not stored yet. */
  readonly key: string | null
  readonly needs: 'read' | 'write'
  readonly typed?: Values
}

/** Whether a role hides something that the page shows: a field that is public, or from which a public one may follow. */
const hidesPublic = (type: AnyContentType, { hiddenFields = [] }: AnyContentType): boolean =>
  hiddenFields.some((name) => !isShielded(type, name) || fieldOf(type, name)?.visibility !== 'private')

const render = async (
  { content, renderPreview, fetchApi, baseUrl }: Dependencies,
  call: PreviewCall,
  { key, needs, typed }: PreviewRequest,
): Promise<Response> => {
  const { params, url, locale: preferred, role } = call
  const tenant = content.tenants.find(({ slug }) => slug === params.tenant)
  const type = tenant === undefined ? null : contentTypeOf(tenant, params.type)
  if (tenant === undefined || type === null) throw notFound()
  const seen = typeForRole(type, customRoleIn(call.actor, tenant.slug))
  // The page of a record shows all of its public fields.
  if (!roleAtLeast(role, seen.access[needs]) || hidesPublic(type, seen)) throw forbidden()
  const wanted = url.searchParams.get('locale')
  const locale = isLocale(wanted) ? wanted : preferred
  const previewed = await previewRecord(content, {
    tenant: tenant.slug,
    type: type.name,
    key,
    locale,
    ...(typed !== undefined && { typed }),
  })
  const messages = (await messagesOf(tenant.slug, locale))[type.name]
  if (previewed === null || messages === undefined) throw notFound()
  const { record, state } = previewed
  await auditAdminAccess(content, call, type.access.read)
  return renderPreview(record, { tenant, type, messages, locale, state, fetchApi, baseUrl })
}

const typedIn = async (call: Pick<PreviewCall, 'json'>): Promise<Values> => {
  const typed = (await call.json()) ?? {}
  if (!isObject(typed)) throw badRequest()
  return typed
}

/**
 * Returns `GET …/{id or slug}/preview`, the stored record, published or not, in the public layout, and two that store nothing: `POST` there
 * shows unsaved values of its form, and `POST …/{type}/preview` a record that is not stored yet. Throws 404 for types without a preview.
 */
export const previewEndpoints = (dependencies: Dependencies): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: STORED,
    guard: { tenant: 'viewer' },
    describe: describePreview(dependencies.content, 'stored'),
    handler: (call) => render(dependencies, call, { key: call.params.id, needs: 'read' }),
  }),
  defineEndpoint({
    method: 'POST',
    path: STORED,
    guard: { tenant: 'editor' },
    describe: describePreview(dependencies.content, 'typed'),
    handler: async (call) => render(dependencies, call, { key: call.params.id, needs: 'write', typed: await typedIn(call) }),
  }),
  defineEndpoint({
    method: 'POST',
    path: NEW,
    guard: { tenant: 'editor' },
    describe: describePreview(dependencies.content, 'new'),
    handler: async (call) => render(dependencies, call, { key: null, needs: 'write', typed: await typedIn(call) }),
  }),
]
