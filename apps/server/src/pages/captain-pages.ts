import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@captain/locale'
import { captainPolicy } from '../web/security-headers.ts'

/** First path segments of the back office, behind the language prefix. */
const CAPTAIN_PATH = /^\/(?:auth|user|captain|admin)(?:\/|$)/

export const isCaptainPath = (path: string): boolean => CAPTAIN_PATH.test(path)

/** Answers the back office's one page, in the language of its address. */
export type CaptainPage = (page: { readonly locale: Locale; readonly nonce: string }) => Response

const NOT_BUILT = 'Captain has not been built yet. Run `npm run build`, then start again.\n'

export const captainPage = async (folder: string): Promise<CaptainPage> => {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  return ({ locale, nonce }) => {
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
