import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAGES } from '@captain/auth-core'
import type { Kind } from '@captain/auth-core/testing/expected-visits'
import { routesOf } from '@captain/content-core'
import { localizePath, LOCALES, type Locale } from '@captain/locale'
import type { Pool } from 'pg'
import { startTestApp, type TestApp } from '../app-under-test.ts'
import { tenants } from '../tenants.ts'
import { captainPage, newestBuild } from './captain-pages.ts'
import { createVisitor, type Answer, type Visitor } from './visits-under-test.ts'

const PAGE = '<!doctype html><html lang="ja"><body>the back office</body></html>'

const HOMES = new Set(['/', '/ja', '/en'])

/** Running server of pages with a visitor of it. */
export type Matrix = { readonly app: TestApp; readonly pool: Pool; readonly visitor: Visitor; readonly stop: () => Promise<void> }

/** Starts a server whose back office is one page. */
export const startMatrix = async (): Promise<Matrix> => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-matrix-'))
  await writeFile(join(folder, 'index.html'), PAGE)
  const nowhere = async () => new Response('the site', { status: 404 })
  const home = async (request: Request) => (HOMES.has(new URL(request.url).pathname) ? new Response('the site') : nowhere())
  const app = await startTestApp(() => [], {
    pages: {
      captain: captainPage(newestBuild(folder)),
      site: { page: home, shared: async () => null, address: () => null, preview: nowhere },
      files: [],
    },
  })
  const visitor = createVisitor(app.baseUrl)
  const stop = async () => {
    visitor.stop()
    await app.stop()
    await rm(folder, { recursive: true })
  }
  return { app, pool: app.pool, visitor, stop }
}

export type Person = keyof TestApp['cookies']

/** A visitor, the tenant of the membership, and the last language. */
export type Somebody = {
  readonly person: Person
  readonly kind: Kind
  readonly memberOf: string | null
  readonly language: Locale | null
}

export const GUEST: Somebody = { person: 'guest', kind: 'guest', memberOf: null, language: null }

export const PEOPLE: readonly Somebody[] = [
  GUEST,
  { person: 'pending', kind: 'pending', memberOf: null, language: 'ja' },
  { person: 'stranger', kind: 'user', memberOf: 'nyanko', language: 'en' },
  { person: 'viewer', kind: 'user', memberOf: 'cafe', language: 'ja' },
  { person: 'editor', kind: 'user', memberOf: 'cafe', language: null },
  { person: 'keeper', kind: 'user', memberOf: 'shop', language: 'ja' },
  { person: 'admin', kind: 'admin', memberOf: null, language: 'en' },
]

const screens = tenants.flatMap((tenant) => [
  `/captain/tenant/${tenant.slug}`,
  `/captain/tenant/${tenant.slug}/media-library`,
  ...routesOf(tenant),
])
const pages = Object.keys(PAGES).map((path) => path.replace('$slug', 'x1'))
/** A path of every page. */
export const paths = [...pages.filter((path) => !path.includes('$')), ...screens.map((path) => path.replaceAll(/:\w+/g, 'x1'))]
/** Returns a path without a language and with each. */
export const formsOf = (path: string) => [null, ...LOCALES].map((prefix) => localizePath(path, prefix))

/** Returns the headers of a person, with the last language as a cookie. */
export const headersOf = ({ app }: Matrix, person: Person, language: Locale | null): Record<string, string> => {
  const cookie = [app.cookies[person].cookie, language === null ? undefined : `i18n_redirected=${language}`].filter(Boolean).join('; ')
  return cookie === '' ? {} : { cookie }
}

/** Returns the outcome of a response: the page, its redirect target, or its status. */
export const outcomeOf = ({ status, location, body, cookies, cacheControl }: Answer): string => {
  if (cacheControl !== 'no-store' && status !== 404) return `${status} kept in caches`
  if (status === 302 || status === 308) return [`${status} ${location}`, ...cookies].join(' with ')
  const isPage = status === 200 && body.includes('the back office')
  return isPage && cookies.some((cookie) => cookie.startsWith('i18n_redirected=')) ? 'page' : String(status)
}
