import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isSignedIn } from '@captain/auth-core'
import { defineEndpoint, type Endpoint, type EndpointContext } from '@captain/auth-server'
import type { ErasedMessages, Tenant } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { isLocale, type Locale } from '@captain/locale'
import { acceptsGzip } from '../accepts-gzip.ts'
import type { ApiDescriptions } from '../api-description.ts'
import { knownTenants, type KnownTenant } from './known-tenants.ts'
import { pageMessages } from './page-messages.ts'
import { referenceDocument, type Subject } from './reference-document.ts'
import { REFERENCE_POLICY, referencePage } from './reference-page.ts'

type DocsOptions = {
  readonly descriptions: () => ApiDescriptions
  readonly tenants: readonly Tenant[]
  readonly messagesOf: (slug: string, locale: Locale) => Promise<ErasedMessages>
  readonly baseUrl: string
}

type Requested = { readonly tenant: string | null; readonly type: string | null }

const compress = promisify(gzip)

/** Throws 404 for a tenant or type that the reader may not see. */
const subjectOf = (known: readonly KnownTenant[], { tenant: slug, type: name }: Requested): Subject => {
  if (slug === null) return { tenant: null, type: null }
  const tenant = known.find((one) => one.tenant.slug === slug)
  if (tenant === undefined) throw notFound()
  if (name === null) return { tenant, type: null }
  const type = tenant.types.find((one) => one.name === name)
  if (type === undefined) throw notFound()
  return { tenant, type }
}

const labelsOf = async ({ tenants, messagesOf }: DocsOptions, locale: Locale): Promise<ReadonlyMap<string, ErasedMessages>> =>
  new Map(await Promise.all(tenants.map(async ({ slug }) => [slug, await messagesOf(slug, locale)] as const)))

const pageTitle = (locale: Locale, { tenant, type }: Subject): string => {
  const { title } = pageMessages(locale)
  if (tenant === null) return title
  const names = [...(type === null ? [] : [type.label]), tenant.tenant.names[locale], title]
  return names.join(' | ')
}

const respond = async (options: DocsOptions, context: EndpointContext, requested: Requested): Promise<Response> => {
  const { url, actor, request, locale: preferred } = context
  const requestedLocale = url.searchParams.get('locale')
  const locale = isLocale(requestedLocale) ? requestedLocale : preferred
  const { tenants, baseUrl } = options
  const api = await options.descriptions().read(locale, actor)
  const known = knownTenants(api, tenants, await labelsOf(options, locale))
  const subject = subjectOf(known, requested)
  const document = referenceDocument({ api, known, tenants, baseUrl, isMember: isSignedIn(actor) }, subject)
  const text = await referencePage({ locale, title: pageTitle(locale, subject), subject, known, document })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'private, no-cache',
    'content-security-policy': REFERENCE_POLICY,
    vary: 'cookie, authorization, accept-language, accept-encoding',
  }
  if (!acceptsGzip(request)) return new Response(text, { headers })
  return new Response(new Uint8Array(await compress(text)), { headers: { ...headers, 'content-encoding': 'gzip' } })
}

/**
 * Returns `GET /api/docs`, `/api/docs/{tenant}` and `/api/docs/{tenant}/{type}`: the operations that the reader may see, in an API viewer.
 */
export const docsEndpoints = (options: DocsOptions): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: '/api/docs',
    guard: 'public',
    handler: (context) => respond(options, context, { tenant: null, type: null }),
  }),
  defineEndpoint({
    method: 'GET',
    path: '/api/docs/:part',
    guard: 'public',
    handler: (context) => respond(options, context, { tenant: context.params.part, type: null }),
  }),
  defineEndpoint({
    method: 'GET',
    path: '/api/docs/:part/:type',
    guard: 'public',
    handler: (context) => respond(options, context, { tenant: context.params.part, type: context.params.type }),
  }),
]
