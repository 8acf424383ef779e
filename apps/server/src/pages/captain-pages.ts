import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@captain/locale'
import { captainPolicy } from '../web/security-headers.ts'

/** Answers the back office's one page, in the language of its address. */
export type CaptainPage = (page: { readonly locale: Locale; readonly nonce: string }) => Promise<Response>

const NOT_BUILT = 'Captain has not been built yet. Run `npm run build`, then start again.\n'

/** The page that the newest build left, read once a build; null without one. */
const builtPage = (path: string): (() => Promise<string | null>) => {
  let made: number | null = null
  let html: string | null = null
  return async () => {
    const found = await stat(path).catch(() => null)
    if (found === null) return null
    if (found.mtimeMs !== made) {
      html = await readFile(path, 'utf8').catch(() => null)
      made = html === null ? null : found.mtimeMs
    }
    return html
  }
}

/** Answers with the page of the newest build in a folder, or 503 while there is none. */
export const captainPage = (folder: string): CaptainPage => {
  const read = builtPage(join(folder, 'index.html'))
  return async ({ locale, nonce }) => {
    const html = await read()
    if (html === null) return new Response(NOT_BUILT, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    const page = html.replaceAll('__CSP_NONCE__', nonce).replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    return new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'cache-control': 'no-store',
        'content-security-policy': captainPolicy(nonce),
      },
    })
  }
}
