import { isReturnPath, REDIRECT_PATH_COOKIE, refusalAddress, writeCookie, type GuardRefusal } from '@captain/auth-core'
import { readLocaleCookie } from '@captain/locale'

/** Returns a redirect that is never cached. */
export const redirectTo = (location: string, status: 302 | 308, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status, headers })
}

type Refused = {
  readonly request: Request
  /** Attempted path and query, without the locale prefix. */
  readonly from: string
  readonly secure: boolean
}

/**
 * Answers a refused visit with a redirect in the language of the locale cookie, and with auth_redirect_path if the guard stores the path.
 */
export const refuseVisit = (refusal: GuardRefusal, { request, from, secure }: Refused): Response => {
  const cookies = refusal.remember && isReturnPath(from) ? [writeCookie(REDIRECT_PATH_COOKIE, from, { secure })] : []
  return redirectTo(refusalAddress(refusal, from, readLocaleCookie(request.headers.get('cookie'))), 302, cookies)
}
