import { fileURLToPath } from 'node:url'
import { splitLocale, writeLocaleCookie, type Locale } from '@captain/locale'
import { notFound } from '@captain/http-server'
import type { Auth } from '@captain/auth-server'
import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { tenant as portal } from '@captain/t1'
import { isShared } from '../response-cache/response-cache.ts'
import type { PublicAnswers } from '../response-cache/public-answers.ts'
import type { ServerEnv } from '../web/request-variables.ts'
import { backOffice } from './back-office.ts'
import { captainPage, newestBuild, type CaptainPage } from './captain-pages.ts'
import { PUBLIC_INTERNET } from '@captain/rich-text-server'
import { collectionIcons } from '../icons/collection-icons.ts'
import { ICON_LIMITS } from '../icons/icon-api.ts'
import { iconFiles } from './icon-files.ts'
import { redirectWithPass, pageFetch } from './page-fetch.ts'
import { loadSite, type Site } from './site-pages.ts'
import { staticFiles, type StaticFiles } from './static-files.ts'
import { visitOf } from './visit-of.ts'

export type Pages = { readonly captain: CaptainPage; readonly site: Site; readonly files: readonly StaticFiles[] }

const builtFolder = (app: string): string => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url))

type IconHosts = { readonly iconHosts: readonly string[] }

/** Finders of the pages that the server renders. */
export type LoadPages = (options: IconHosts) => Promise<Pages>

/** Drawings outside the builds: the product's, then those of the icon hosts. */
export const iconSources = ({ iconHosts }: IconHosts): readonly StaticFiles[] => [
  iconFiles(),
  ...(iconHosts.length > 0 ? [collectionIcons({ hosts: iconHosts, network: PUBLIC_INTERNET, limits: ICON_LIMITS })] : []),
]

/** Finds the builds of the two apps. Icon hosts serve the icons that are not bundled. */
export const loadPages: LoadPages = async (options) => ({
  captain: captainPage(newestBuild(builtFolder('captain'))),
  site: loadSite(`${builtFolder('site')}/server/entry-server.js`),
  files: [await staticFiles(builtFolder('captain')), await staticFiles(`${builtFolder('site')}/client`), ...iconSources(options)],
})

const SERVER_PATH = /^\/(?:api|media|builds)(?:\/|$)/

const isPageAnswer = (response: Response): boolean =>
  response.status < 400 && (response.headers.get('content-type') ?? '').startsWith('text/html')

/** Marks a reader-specific response as uncacheable. */
const forOne = (answer: Response): Response => {
  if (answer.headers.get('cache-control')?.startsWith('public') !== true) return answer
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'private, no-cache')
  return new Response(answer.body, { status: answer.status, headers })
}

const withLocaleCookie = (answer: Response, locale: Locale, secure: boolean): Response => {
  const headers = new Headers(answer.headers)
  headers.append('set-cookie', writeLocaleCookie(locale, { secure }))
  return new Response(answer.body, { status: answer.status, headers })
}

type PagesOptions = { readonly pages: Pages; readonly auth: Auth; readonly baseUrl: string; readonly answers: PublicAnswers }

/** Serves every path that the API does not handle: built files, the back office's page, and the public site. */
export const mountPages = (app: Hono<ServerEnv>, { pages, auth, baseUrl, answers }: PagesOptions): void => {
  const packed = compress()
  const secure = baseUrl.startsWith('https:')
  const captain = backOffice({ page: pages.captain, auth, secure })
  const sitePage = async (context: Context<ServerEnv>, url: URL): Promise<Response> => {
    const { raw } = context.req
    const { locale } = splitLocale(url.pathname)
    const sources = context.get('sources')
    // Every page belongs to the portal, even without an API call.
    sources.belongsTo(portal.slug)
    const onFailure = (error: unknown): void => context.get('log').error({ err: error, path: url.pathname }, 'page failed')
    const fetchApi = pageFetch(app, context, { baseUrl, answers })
    const entered = await redirectWithPass(url, portal.slug, fetchApi)
    if (entered !== null) return entered
    // HEAD and GET get the same page.
    const request = raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw
    const answer = await pages.site.page(request, { fetchApi, baseUrl, onFailure })
    if (isPageAnswer(answer)) context.set('pageLocale', locale)
    return sources.isForAll() ? answer : forOne(answer)
  }
  // Precompressed built files pass through unchanged.
  app.use('*', async (context, next) => {
    await next()
    // Cached responses are compressed once for all readers.
    if (!isShared(context.res)) await packed(context, async () => undefined)
  })
  app.all('*', async (context) => {
    const request = context.req.raw
    const url = new URL(request.url)
    const { pathname } = url
    for (const files of pages.files) {
      const file = await files(request, pathname)
      if (file !== null) return file
    }
    if (SERVER_PATH.test(pathname)) throw notFound()
    const visit = visitOf(url)
    if (visit === null) return sitePage(context, url)
    const answer = await captain(request, visit, { nonce: context.get('nonce'), log: context.get('log') })
    return isPageAnswer(answer) ? withLocaleCookie(answer, visit.locale, secure) : answer
  })
}
