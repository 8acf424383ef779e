import { fileURLToPath } from 'node:url'
import { splitLocale, writeLocaleCookie } from '@captain/locale'
import { notFound } from '@captain/http'
import type { Auth } from '@captain/auth-server'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { tenant as portal } from '@captain/t1'
import type { ServerEnv } from '../web/request-variables.ts'
import { backOffice } from './back-office.ts'
import { captainPage, type CaptainPage } from './captain-pages.ts'
import { iconFiles } from './icon-files.ts'
import { letIn, pageFetch } from './page-fetch.ts'
import { loadSite, type Site } from './site-pages.ts'
import { staticFiles, type StaticFiles } from './static-files.ts'
import { visitOf } from './visit-of.ts'

export type Pages = { readonly captain: CaptainPage; readonly site: Site; readonly files: readonly StaticFiles[] }

const builtFolder = (app: string): string => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url))

/** Finds what the builds of the two apps left. */
export const loadPages = async (): Promise<Pages> => ({
  captain: captainPage(builtFolder('captain')),
  site: loadSite(`${builtFolder('site')}/server/entry-server.js`),
  files: [await staticFiles(builtFolder('captain')), await staticFiles(`${builtFolder('site')}/client`), iconFiles()],
})

const SERVER_PATH = /^\/(?:api|media|builds)(?:\/|$)/

const isPageAnswer = (response: Response): boolean =>
  response.status < 400 && (response.headers.get('content-type') ?? '').startsWith('text/html')

type PagesOptions = { readonly pages: Pages; readonly auth: Auth; readonly baseUrl: string }

/** Serves every path that the API has left over: built files, the back office's page, and the public site. */
export const mountPages = (app: Hono<ServerEnv>, { pages, auth, baseUrl }: PagesOptions): void => {
  const secure = baseUrl.startsWith('https:')
  const captain = backOffice({ page: pages.captain, auth, secure })
  // Built files that were compressed beforehand pass through as they are.
  app.use('*', compress())
  app.all('*', async (context) => {
    const request = context.req.raw
    const url = new URL(request.url)
    const { pathname } = url
    for (const files of pages.files) {
      const file = await files(request, pathname)
      if (file !== null) return file
    }
    if (SERVER_PATH.test(pathname)) throw notFound()
    const nonce = context.get('nonce')
    const visit = visitOf(url)
    const locale = visit?.locale ?? splitLocale(pathname).locale
    const fetchApi = pageFetch(app, context, baseUrl)
    const entered = visit === null ? await letIn(url, portal.slug, fetchApi) : null
    if (entered !== null) return entered
    const answer =
      visit === null
        ? await pages.site.page(request, { fetchApi, nonce, locale, baseUrl })
        : await captain(request, visit, { nonce, log: context.get('log') })
    if (!isPageAnswer(answer)) return answer
    const headers = new Headers(answer.headers)
    headers.append('set-cookie', writeLocaleCookie(locale, { secure }))
    return new Response(answer.body, { status: answer.status, headers })
  })
}
