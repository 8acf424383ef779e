import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RenderPreview } from '../routes/preview.ts'
import type { SharedPages } from '../response-cache/page-answers.ts'
import { createDraw, type Draw } from '../sharing/draw-card.ts'

/** Input of the site's server half for a page. */
export type SiteDeps = {
  /** Calls the API inside this process. */
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  readonly baseUrl: string
  /** Receives unexpected errors of the site. */
  readonly onFailure: (error: unknown) => void
}

/** Exports of the site's server half. */
export type SiteModule = {
  readonly handle: (request: Request, deps: SiteDeps & { readonly draw: Draw }) => Promise<Response>
  readonly canonicalAddress: PageAddress
  readonly renderSharedPage: SharedPages['render']
  readonly renderPreview: RenderPreview
}

/** Returns the canonical URL of a page that all readers share, without query parameters that no page reads; null if there is none. */
type PageAddress = (address: string) => string | null

/** Built site: its pages, and its rendering of records that are not public yet. */
export type Site = {
  readonly page: SitePage
  readonly address: PageAddress
  readonly shared: SharedPages['render']
  readonly preview: RenderPreview
}

/** Responds to a request for a public page. */
export type SitePage = (request: Request, deps: SiteDeps) => Promise<Response>

const NOT_BUILT = 'The site has not been built yet. Run `npm run build`, then start again.\n'

const notBuilt = () => new Response(NOT_BUILT, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** Loads the built site on first use; until then no page has a URL. */
export const loadSite = (entry: string): Site => {
  const draw = createDraw()
  let loading: Promise<SiteModule> | null = null
  let loaded: SiteModule | null = null
  const load = async (): Promise<SiteModule | null> => {
    if (!existsSync(entry)) return null
    loading ??= import(pathToFileURL(entry).href) as Promise<SiteModule>
    loaded = await loading
    return loaded
  }
  return {
    page: async (request, deps) => {
      const site = await load()
      return site === null ? notBuilt() : site.handle(request, { ...deps, draw })
    },
    shared: async (address, deps) => loaded?.renderSharedPage(address, deps) ?? null,
    address: (address) => loaded?.canonicalAddress(address) ?? null,
    preview: async (record, options) => (await load())?.renderPreview(record, options) ?? notBuilt(),
  }
}
