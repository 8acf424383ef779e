import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@captain/locale'
import { captainPolicy } from '../web/security-headers.ts'
import { prefetchRequestsOf, prefetchScript, type PageEntered } from './prefetch-requests.ts'
import { filesOf, preloadLinks, modulesOf, type Manifest } from './preload-files.ts'

type PageServed = {
  readonly locale: Locale
  readonly nonce: string
  readonly path: string | null
  /** Null if the page does not exist. */
  readonly entered: PageEntered | null
}

/** Serves the single document of the back office, in the language of its URL and with prefetch hints for its page. */
export type CaptainPage = (page: PageServed) => Promise<Response>

/** The first part of the head that names files. A script behind a style sheet would wait for it. */
const BEFORE_FILES = /<(?:script|link|\/head)(?=[ >])/

const NOT_BUILT = 'Captain has not been built yet. Run `npm run build`, then start again.\n'

/** Document of the back office and the files that its pages load. */
export type CaptainBuild = {
  readonly html: string
  /** Returns the preload files of a page, computed once per page. */
  readonly ahead: (modules: readonly string[]) => readonly string[]
}

const readBuild = async (folder: string): Promise<CaptainBuild | null> => {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  if (html === null) return null
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}')) as Manifest
  const named = filesOf(manifest, ['index.html'])
  const known = new Map<string, readonly string[]>()
  const ahead = (modules: readonly string[]): readonly string[] => {
    const key = modules.join()
    const files = known.get(key) ?? [...filesOf(manifest, modules)].filter((file) => !named.has(file))
    known.set(key, files)
    return files
  }
  return { html, ahead }
}

/** Creates a reader of the newest build in a folder, which reads each build once; null without a build. */
export const newestBuild = (folder: string): (() => Promise<CaptainBuild | null>) => {
  let made: number | null = null
  let built: CaptainBuild | null = null
  return async () => {
    const found = await stat(join(folder, 'index.html')).catch(() => null)
    if (found === null) return null
    if (found.mtimeMs !== made) {
      built = await readBuild(folder)
      made = built === null ? null : found.mtimeMs
    }
    return built
  }
}

/** Serves the page of the current build, or 503 if there is none. */
export const captainPage =
  (read: () => Promise<CaptainBuild | null>): CaptainPage =>
  async ({ locale, nonce, path, entered }) => {
    const built = await read()
    if (built === null) return new Response(NOT_BUILT, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    const links = path === null ? '' : preloadLinks(built.ahead(modulesOf({ path, locale })), nonce)
    const asking = entered === null ? '' : prefetchScript(prefetchRequestsOf(entered), { locale, nonce })
    const page = built.html
      .replaceAll('__CSP_NONCE__', nonce)
      .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
      .replace(BEFORE_FILES, (first) => asking + first)
      .replace('</head>', `${links}</head>`)
    return new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'cache-control': 'no-store',
        'content-security-policy': captainPolicy(nonce),
      },
    })
  }
