import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { matchesEtag } from '@captain/http-server'
import { isLocale } from '@captain/locale'
import { acceptsGzip } from './accepts-gzip.ts'
import type { ApiDescriptions } from './api-description.ts'

/** Returns `GET /api/openapi.json?locale=`: the OpenAPI 3.1 document with the operations that the reader may see. */
export const openApiEndpoint = (descriptions: () => ApiDescriptions): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/openapi.json',
    guard: 'public',
    handler: async ({ request, url, actor, locale: preferred }) => {
      const requestedLocale = url.searchParams.get('locale')
      const { plain, gzipped, etag } = await descriptions().document(isLocale(requestedLocale) ? requestedLocale : preferred, actor)
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-cache',
        etag,
        vary: 'cookie, authorization, accept-language, accept-encoding',
      }
      if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers })
      if (!acceptsGzip(request)) return new Response(plain, { headers })
      return new Response(gzipped, { headers: { ...headers, 'content-encoding': 'gzip', etag: `W/${etag}` } })
    },
  })
