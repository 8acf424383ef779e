import { BASE_PATH, keyTokenIn, type Auth, type Endpoint } from '@captain/auth-server'
import type { PublicState } from '@captain/platform-server'
import { forbidden, notFound, problemResponse } from '@captain/http-server'
import { tenant as portal } from '@captain/t1'
import { Hono } from 'hono'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { ServeFromCache } from './response-cache/serve-from-cache.ts'
import { mountViewerFiles } from './api-docs/reference/viewer-files.ts'
import { createResponseCaching, UNKNOWN_STATE } from './response-cache/create-response-caching.ts'
import { mountDevOutbox } from './dev-outbox/mount-dev-outbox.ts'
import type { DiskSpace } from './disk-space.ts'
import { mountPages, type Pages } from './pages/mount-pages.ts'
import { mountHealth } from './routes/health.ts'
import { mountSecurityText } from './routes/security-txt.ts'
import { respondToError } from './web/respond-to-error.ts'
import { mountEndpoints } from './web/mount-endpoints.ts'
import { originCheck } from './web/origin-check.ts'
import { PUBLIC_PATHS, publicOrigins, type AllowsOrigin } from './web/public-origins.ts'
import { requestContext } from './web/request-context.ts'
import type { ServerEnv } from './web/request-variables.ts'
import { securityHeaders } from './web/security-headers.ts'

export type AppOptions = {
  readonly auth: Auth
  readonly endpoints: readonly Endpoint[]
  /** Default: an API without pages. */
  readonly pages?: Pages
  readonly baseUrl: string
  /** Whether HSTS includes the subdomains of the address. Default: false. */
  readonly hstsSubdomains?: boolean
  readonly trustedProxyHops: number
  readonly log: Logger
  readonly isReady: () => Promise<boolean>
  /** Tenants that do not run, by slug. Default: none. */
  readonly refused?: ReadonlyMap<string, string>
  /** Free space of the data folder's disk. Default: enough. */
  readonly diskSpace?: () => Promise<DiskSpace>
  /** Origins, in addition to ours, that may send submissions to a tenant. Default: none. */
  readonly allowsOrigin?: AllowsOrigin
  /** Public state of the tenants. Default: no response is cached. */
  readonly publicState?: PublicState
  /** Addresses and URLs that receive reports of vulnerabilities. Default: the contact form. */
  readonly securityContacts?: readonly string[]
  /** Database whose outbox developers may read as a page. Default: no such page. */
  readonly devOutbox?: Pool
}

export type App = {
  readonly app: Hono<ServerEnv>
  /** Routes that the server tries before the app. */
  readonly atOnce: ServeFromCache
}

/** Creates the full product on one origin: health, identity, API, pages. */
export const createApp = (options: AppOptions): App => {
  const { auth, endpoints, pages, baseUrl, trustedProxyHops, log, isReady, allowsOrigin = async () => false, devOutbox } = options
  const { publicState: state = UNKNOWN_STATE, securityContacts = [], hstsSubdomains = false } = options
  const pageAddress = (address: string) => pages?.site.address(address) ?? null
  const sharedPages = pages && { tenant: portal.slug, render: pages.site.shared }
  const responseCaching = createResponseCaching({ state, pageAddress, sharedPages, baseUrl, hstsSubdomains, log })
  const app = new Hono<ServerEnv>()
  app.use(
    requestContext({ log, trustedProxyHops }),
    responseCaching.middleware,
    securityHeaders({ baseUrl, hstsSubdomains }),
    originCheck({ baseUrl }),
  )
  app.onError(respondToError)
  app.notFound((context) => problemResponse(notFound(), context.get('locale')))
  mountHealth(app, { isReady, diskSpace: options.diskSpace, refused: options.refused })
  mountSecurityText(app, { baseUrl, contacts: securityContacts })
  app.on(['GET', 'POST'], `${BASE_PATH}/*`, (context) => {
    if (keyTokenIn(context.req.header('authorization')) !== null) throw forbidden()
    return auth.handler(context.req.raw, {
      clientAddress: context.get('clientAddress'),
      locale: context.get('locale'),
      requestId: context.get('requestId'),
    })
  })
  app.use(PUBLIC_PATHS, publicOrigins(allowsOrigin))
  mountViewerFiles(app)
  mountEndpoints(app, { auth, endpoints })
  if (devOutbox !== undefined) mountDevOutbox(app, devOutbox)
  if (pages !== undefined) mountPages(app, { pages, auth, baseUrl, answers: responseCaching.answers })
  return { app, atOnce: responseCaching.atOnce }
}
