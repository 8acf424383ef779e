import type { Locale } from '@captain/locale'

/** A page; browsers ask again each time, because a publication shows at once. */
export const htmlAnswer = (html: string, locale: Locale, status = 200): Response =>
  new Response(`<!doctype html>${html}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': locale, 'cache-control': 'private, no-cache' },
  })

export const textAnswer = (body: string | Uint8Array<ArrayBuffer>, type: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' } })

export const redirectTo = (address: string, status: 301 | 308): Response => new Response(null, { status, headers: { location: address } })
