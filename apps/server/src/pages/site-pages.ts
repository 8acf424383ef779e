import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@captain/locale'
import { sitePolicy } from '../web/security-headers.ts'

/** What the site's server half is given for a page. */
export type SiteDeps = {
  /** Calls the API inside this process. */
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  readonly nonce: string
  readonly locale: Locale
  readonly baseUrl: string
}

type SiteModule = { readonly handle: (request: Request, deps: SiteDeps) => Promise<Response> }

/** Answers a public page. */
export type SitePage = (request: Request, deps: SiteDeps) => Promise<Response>

const NOT_BUILT = 'The site has not been built yet. Run `npm run build`, then start again.\n'

/** Loads the built site on first use. An answer of it that has no content security policy gets the site's. */
export const sitePage = (entry: string): SitePage => {
  let loading: Promise<SiteModule> | null = null
  return async (request, deps) => {
    if (!existsSync(entry)) return new Response(NOT_BUILT, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    loading ??= import(pathToFileURL(entry).href) as Promise<SiteModule>
    const { handle } = await loading
    const answer = await handle(request, deps)
    if (answer.headers.has('content-security-policy')) return answer
    const headers = new Headers(answer.headers)
    headers.set('content-security-policy', sitePolicy(deps.nonce))
    return new Response(answer.body, { status: answer.status, headers })
  }
}
