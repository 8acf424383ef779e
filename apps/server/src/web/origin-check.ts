import { keyTokenIn } from '@captain/auth-server'
import { foreignOrigin } from '@captain/http-server'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './request-variables.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a write that carries cookies unless one of our own pages sent it; beside a tenant's key cookies count for nothing. */
export const originCheck = ({ baseUrl }: { readonly baseUrl: string }) => {
  const { origin } = new URL(baseUrl)
  return createMiddleware<ServerEnv>(async (context, next) => {
    const byCookie = context.req.header('cookie') !== undefined && keyTokenIn(context.req.header('authorization')) === null
    if (byCookie && !SAFE.has(context.req.method) && context.req.header('origin') !== origin) throw foreignOrigin()
    await next()
  })
}
