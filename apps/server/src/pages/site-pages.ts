import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@captain/locale'
import type { RenderPreview } from '../routes/preview.ts'
import { sitePolicy } from '../web/security-headers.ts'

/** What the site's server half is given for a page. */
export type SiteDeps = {
  /** Calls the API inside this process. */
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  readonly nonce: string
  readonly locale: Locale
  readonly baseUrl: string
}

type SiteModule = { readonly handle: (request: Request, deps: SiteDeps) => Promise<Response>; readonly renderPreview: RenderPreview }

/** The built site: its pages, and its drawing of records that are not public yet. */
export type Site = { readonly page: SitePage; readonly preview: RenderPreview }

/** Answers a public page. */
export type SitePage = (request: Request, deps: SiteDeps) => Promise<Response>

const NOT_BUILT = 'The site has not been built yet. Run `npm run build`, then start again.\n'

const notBuilt = () => new Response(NOT_BUILT, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** Loads the built site on first use. An answer of it that has no content security policy gets the site's. */
export const loadSite = (entry: string): Site => {
  let loading: Promise<SiteModule> | null = null
  const load = async (): Promise<SiteModule | null> => {
    if (!existsSync(entry)) return null
    loading ??= import(pathToFileURL(entry).href) as Promise<SiteModule>
    return loading
  }
  return {
    page: async (request, deps) => {
      const site = await load()
      if (site === null) return notBuilt()
      const answer = await site.handle(request, deps)
      if (answer.headers.has('content-security-policy')) return answer
      const headers = new Headers(answer.headers)
      headers.set('content-security-policy', sitePolicy(deps.nonce))
      return new Response(answer.body, { status: answer.status, headers })
    },
    preview: async (record, options) => (await load())?.renderPreview(record, options) ?? notBuilt(),
  }
}
