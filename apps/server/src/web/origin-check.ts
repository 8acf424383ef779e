import { keyTokenIn } from '@captain/auth-server'
import { foreignOrigin } from '@captain/http-server'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './request-variables.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Calls that pages of other origins may send, without cookies: those of visitors, whose origins the tenant lists. */
const OPEN = '/api/v1/public/'

const isOwnApi = (path: string): boolean => path.startsWith('/api/') && !path.startsWith(OPEN)

/**
 * Rejects writes from pages of other origins: with cookies on every path, and without on the API, where a response could begin a session.
 * Browsers always name the origin of a write; other programs may omit it if they send no cookie. Requests with an API key are exempt, because
 * their cookies are ignored.
 */
export const originCheck = ({ baseUrl }: { readonly baseUrl: string }) => {
  const { origin: own } = new URL(baseUrl)
  return createMiddleware<ServerEnv>(async ({ req }, next) => {
    if (!SAFE.has(req.method) && keyTokenIn(req.header('authorization')) === null) {
      const origin = req.header('origin')
      const byCookie = req.header('cookie') !== undefined
      if (origin !== own && (byCookie || (origin !== undefined && isOwnApi(req.path)))) throw foreignOrigin()
    }
    await next()
  })
}
