import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './request-variables.ts'

/** Whether pages of an origin may send what visitors of a tenant send. */
export type AllowsOrigin = (tenant: string, origin: string) => Promise<boolean>

/** What sites of tenants read and send, on whatever origin they live. */
export const PUBLIC_PATHS = '/api/v1/public/:tenant/*'

const READS = new Set(['GET', 'HEAD'])
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'content-type, idempotency-key, if-none-match',
  'access-control-max-age': '600',
} as const

/** Lets pages of other origins read, and those that the tenant lists send; never with cookies. Preflights are answered here, also for what is refused. */
export const publicOrigins = (allows: AllowsOrigin) => {
  const allowedFor = async (context: Context<ServerEnv>, method: string): Promise<string | null> => {
    if (READS.has(method)) return '*'
    const origin = context.req.header('origin')
    return origin !== undefined && (await allows(context.req.param('tenant') ?? '', origin)) ? origin : null
  }
  return createMiddleware<ServerEnv>(async (context, next) => {
    const asked = context.req.method === 'OPTIONS' ? context.req.header('access-control-request-method') : undefined
    const allowed = await allowedFor(context, asked ?? context.req.method)
    if (asked === undefined) await next()
    else context.res = new Response(null, { status: 204, headers: allowed === null ? {} : PREFLIGHT })
    if (allowed !== '*') context.header('vary', 'origin', { append: true })
    if (allowed === null) return
    context.header('access-control-allow-origin', allowed)
    context.header('access-control-expose-headers', 'etag, retry-after')
  })
}
