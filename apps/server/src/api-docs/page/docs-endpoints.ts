import { isSignedIn, type Actor } from '@captain/auth-core'
import { defineEndpoint, type Endpoint, type EndpointContext } from '@captain/auth-server'
import type { ErasedMessages, Tenant } from '@captain/content-core'
import { badRequest, notFound } from '@captain/http-server'
import { isLocale, LOCALES, type Locale } from '@captain/locale'
import { apiProblemCodes } from '../api-problem-codes.ts'
import type { ApiDescriptions } from '../api-description.ts'
import { docsPath } from './addresses.ts'
import type { Html } from './markup.ts'
import { knownTenants, navigationView, type KnownTenant } from './navigation.ts'
import type { PageApi } from './operation-view.ts'
import { overviewPage } from './overview-page.ts'
import { pageWords } from './page-words.ts'
import { DOCS_POLICY, shell } from './shell.ts'
import { tenantPage, typePage } from './tenant-page.ts'

type DocsOptions = {
  readonly descriptions: () => ApiDescriptions
  readonly tenants: readonly Tenant[]
  readonly messagesOf: (slug: string, locale: Locale) => Promise<ErasedMessages>
  readonly baseUrl: string
}

type Here = { readonly tenant: string | null; readonly type: string | null }

/** What a page shows, of what the reader may know. */
type Asked = Here & { readonly page: PageApi; readonly known: readonly KnownTenant[]; readonly query: string; readonly actor: Actor }

const MAX_QUERY_CHARACTERS = 100

const queryOf = ({ searchParams }: URL): string => {
  const query = (searchParams.get('q') ?? '').trim()
  if ([...query].length > MAX_QUERY_CHARACTERS) throw badRequest('malformed-parameter', 'q')
  return query
}

const mainOf = ({ page, known, tenant, type, query, actor }: Asked): { readonly title: string; readonly main: Html } => {
  const { locale } = page.api
  if (tenant === null) return { title: 'Captain API', main: overviewPage(page, { known, query, isMember: isSignedIn(actor) }) }
  const one = known.find((each) => each.tenant.slug === tenant)
  if (one === undefined) throw notFound()
  const name = one.tenant.names[locale]
  if (type === null) return { title: `${name} | Captain API`, main: tenantPage(page, one) }
  const found = one.types.find((each) => each.name === type)
  if (found === undefined) throw notFound()
  return { title: `${found.label} | ${name} | Captain API`, main: typePage(page, one, type) }
}

const wordsOf = async ({ tenants, messagesOf }: DocsOptions, locale: Locale): Promise<ReadonlyMap<string, ErasedMessages>> =>
  new Map(await Promise.all(tenants.map(async ({ slug }) => [slug, await messagesOf(slug, locale)] as const)))

const answer = async (options: DocsOptions, { url, actor, locale: preferred }: EndpointContext, here: Here): Promise<Response> => {
  const asked = url.searchParams.get('locale')
  const locale = isLocale(asked) ? asked : preferred
  const api = await options.descriptions().read(locale, actor)
  const known = knownTenants(api, options.tenants, await wordsOf(options, locale))
  const page: PageApi = { api, words: pageWords(locale), codes: apiProblemCodes(locale), baseUrl: options.baseUrl }
  const { title, main } = mainOf({ ...here, page, known, query: queryOf(url), actor })
  const parts = [here.tenant, here.type].filter((part) => part !== null)
  const [other = locale] = LOCALES.filter((one) => one !== locale)
  const text = await shell({ locale, title, otherPath: docsPath(other, ...parts), navigation: navigationView(api, known, here), main })
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'private, no-cache',
      'content-security-policy': DOCS_POLICY,
      vary: 'cookie, authorization, accept-language',
    },
  })
}

/** `GET /api/docs`, `/api/docs/{tenant}` and `/api/docs/{tenant}/{type}`: the API to read, as far as the reader may know of it. */
export const docsEndpoints = (options: DocsOptions): readonly Endpoint[] => [
  defineEndpoint({
    method: 'GET',
    path: '/api/docs',
    guard: 'public',
    handler: (context) => answer(options, context, { tenant: null, type: null }),
  }),
  defineEndpoint({
    method: 'GET',
    path: '/api/docs/:part',
    guard: 'public',
    handler: (context) => answer(options, context, { tenant: context.params.part, type: null }),
  }),
  defineEndpoint({
    method: 'GET',
    path: '/api/docs/:part/:type',
    guard: 'public',
    handler: (context) => answer(options, context, { tenant: context.params.part, type: context.params.type }),
  }),
]
