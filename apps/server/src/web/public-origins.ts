import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './request-variables.ts'

/** Returns whether pages of an origin may send submissions of visitors. */
export type AllowsOrigin = (tenant: string, origin: string) => Promise<boolean>

/** Paths that tenants' sites read and post to, from any origin. */
export const PUBLIC_PATHS = '/api/v1/public/:tenant/*'

const READS = new Set(['GET', 'HEAD'])
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'content-type, idempotency-key, if-none-match',
  'access-control-max-age': '600',
} as const

/** Headers of reads for pages of any origin. */
export const READ_ORIGIN_HEADERS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag, retry-after' } as const

/**
 * Allows pages of other origins to read, and those that the tenant lists to send, never with cookies. Answers preflights too, including
 * those of rejected requests.
 */
export const publicOrigins = (allows: AllowsOrigin) => {
  const allowedFor = async (context: Context<ServerEnv>, method: string): Promise<string | null> => {
    if (READS.has(method)) return READ_ORIGIN_HEADERS['access-control-allow-origin']
    const origin = context.req.header('origin')
    return origin !== undefined && (await allows(context.req.param('tenant') ?? '', origin)) ? origin : null
  }
  return createMiddleware<ServerEnv>(async (context, next) => {
    const requestedMethod = context.req.method === 'OPTIONS' ? context.req.header('access-control-request-method') : undefined
    const allowed = await allowedFor(context, requestedMethod ?? context.req.method)
    if (requestedMethod === undefined) await next()
    else context.res = new Response(null, { status: 204, headers: allowed === null ? {} : PREFLIGHT })
    if (allowed !== '*') context.header('vary', 'origin', { append: true })
    if (allowed === null) return
    context.header('access-control-allow-origin', allowed)
    context.header('access-control-expose-headers', READ_ORIGIN_HEADERS['access-control-expose-headers'])
  })
}
