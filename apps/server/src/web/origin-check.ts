import { keyTokenIn } from '@captain/auth-server'
import { foreignOrigin } from '@captain/http-server'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './request-variables.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects a write with cookies from pages of other origins. Requests with an API key are exempt, because their cookies are ignored. */
export const originCheck = ({ baseUrl }: { readonly baseUrl: string }) => {
  const { origin } = new URL(baseUrl)
  return createMiddleware<ServerEnv>(async (context, next) => {
    const byCookie = context.req.header('cookie') !== undefined && keyTokenIn(context.req.header('authorization')) === null
    if (byCookie && !SAFE.has(context.req.method) && context.req.header('origin') !== origin) throw foreignOrigin()
    await next()
  })
}
