import { roleAtLeast, customRoleIn } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { contentTypeOf, type AnyContentType, type ErasedMessages, type State, type Tenant, typeForRole } from '@captain/content-core'
import { auditAdminAccess, describePreview, previewRecord, type ContentServices, type Previewed } from '@captain/content-server'
import { forbidden, notFound } from '@captain/http-server'
import { isLocale, type Locale } from '@captain/locale'
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

/**
 * Returns `GET …/{id or slug}/preview`: the stored record, published or not, in the public layout. Throws 404 for types without a preview.
 */
export const previewEndpoint = ({ content, renderPreview, fetchApi, baseUrl }: Dependencies): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants/:tenant/:type/:id/preview',
    guard: { tenant: 'viewer' },
    describe: describePreview(content),
    handler: async (call) => {
      const { params, url, locale: preferred, role } = call
      const tenant = content.tenants.find(({ slug }) => slug === params.tenant)
      const type = tenant === undefined ? null : contentTypeOf(tenant, params.type)
      if (tenant === undefined || type === null) throw notFound()
      const seen = typeForRole(type, customRoleIn(call.actor, tenant.slug))
      // The page of a record shows all of its fields.
      if (!roleAtLeast(role, seen.access.read) || (seen.hiddenFields ?? []).length > 0) throw forbidden()
      const wanted = url.searchParams.get('locale')
      const locale = isLocale(wanted) ? wanted : preferred
      const previewed = await previewRecord(content, { tenant: tenant.slug, type: type.name, key: params.id, locale })
      const messages = (await messagesOf(tenant.slug, locale))[type.name]
      if (previewed === null || messages === undefined) throw notFound()
      const { record, state } = previewed
      await auditAdminAccess(content, call, type.access.read)
      return renderPreview(record, { tenant, type, messages, locale, state, fetchApi, baseUrl })
    },
  })
