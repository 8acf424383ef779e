import { randomBytes, randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Logger as PinoLogger } from 'pino'
import { clientAddress } from './client-address.ts'
import { requestLogOf } from '../log.ts'
import { requestLocale } from './request-locale.ts'
import type { ServerEnv } from './request-variables.ts'
import { setHeader } from './set-header.ts'

const REQUEST_ID = /^[\w.-]{8,64}$/

/** Returns the proxy's request id if it is well-formed; else a new one. */
export const requestIdOf = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()

/** Refusals that may belong to an attack; their lines name the sender's address. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429])

/** Sets the id, language, address and log of each request, and logs the outcome. */
export const requestContext = ({ log, trustedProxyHops }: { readonly log: PinoLogger; readonly trustedProxyHops: number }) => {
  const requests = requestLogOf(log)
  return createMiddleware<ServerEnv>(async (context, next) => {
    const started = performance.now()
    const requestId = requestIdOf(context.req.header('x-request-id'))
    context.set('requestId', requestId)
    context.set('log', log.child({ requestId }))
    context.set('locale', requestLocale(context.req.query('locale'), context.req.header('accept-language')))
    context.set(
      'clientAddress',
      clientAddress(context.env?.incoming?.socket.remoteAddress, context.req.header('x-forwarded-for'), trustedProxyHops),
    )
    context.set('nonce', randomBytes(16).toString('base64'))
    await next()
    setHeader(context, 'x-request-id', requestId)
    const { method, path } = context.req
    const { status } = context.res
    const actor = context.get('actorId')
    requests.info(
      {
        requestId,
        method,
        path,
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(actor !== undefined && { actor }),
        ...(REFUSALS.has(status) && { address: context.get('clientAddress') }),
      },
      'request',
    )
  })
}
