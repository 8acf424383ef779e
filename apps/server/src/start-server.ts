import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createAuth, forgetEventsRegularly } from '@captain/auth-server'
import { createContentServices, ensureFixedRows, ensurePartitions, ensureTitles, s3Bucket } from '@captain/content-server'
import { createPlatformServices, platformEndpoints, allowsOrigin, followAccounts, publicState } from '@captain/platform-server'
import { deliverRegularly, smtpServer } from '@captain/mail'
import { platform } from '@captain/t1/server'
import { linkMetadataEndpoint } from '@captain/rich-text-server'
import type { Logger } from 'pino'
import { startAi } from './ai-services.ts'
import { withApiDocs } from './api-docs/with-api-docs.ts'
import { createApp } from './app.ts'
import { migrate } from './database/migrate.ts'
import { openPools } from './database/pools.ts'
import { seedDemoContent, seedOf } from './demo-content.ts'
import { prepareDemo, type Demo } from './demo.ts'
import { showsOutbox } from './dev-outbox/shows-outbox.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import type { Environment } from './environment.ts'
import { loadPages } from './pages/mount-pages.ts'
import { previewEndpoint } from './routes/preview.ts'
import { tenantListEndpoint } from './routes/tenant-list.ts'
import { secretFile } from './secret-file.ts'
import { ensureHolidays } from './shipped-holidays.ts'
import { startSteps } from './start-steps.ts'
import { serverOf } from './tenant-servers.ts'
import { messagesOf, tenants } from './tenants.ts'
import { checkPort, listen } from './web/listen.ts'

export type RunningServer = {
  readonly demo: Demo | null
  /** Turns not ready, answers the requests under way, closes the database; takes at most some 10 s. Never throws twice. */
  readonly stop: () => Promise<void>
}

const DRAIN_TIME = 8000

/** Starts everything in order: database, migrations, identity, content, pages, port. Undoes it all when a step fails. */
export const startServer = async (environment: Environment, log: Logger): Promise<RunningServer> => {
  const { dataDir, baseUrl, adminIds, keyCallsPerMinute, trustedProxyHops, port, host } = environment
  const steps = startSteps()
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    const embedded = environment.databaseUrl === undefined ? await startEmbedded({ dataDir, log }) : null
    if (embedded !== null) steps.onStop(embedded.stop)
    const url = environment.databaseUrl ?? embedded?.url ?? ''
    await checkPort({ port, host })
    await migrate({ url, log })

    const { pool, authPool, close } = openPools(url, log)
    steps.onStop(close)
    const secret = environment.secret ?? (await secretFile(join(dataDir, 'secret')))
    const auth = await createAuth({
      pool,
      authPool,
      tenants,
      baseUrl,
      secret,
      adminUserIds: adminIds,
      keyCallsPerMinute,
      sendsMail: environment.mail !== null,
      log,
    })
    steps.onStop(forgetEventsRegularly({ pool, log }).stop)
    await ensurePartitions(pool, tenants)
    await ensureHolidays(pool)
    const mediaStorage = environment.s3 === undefined ? {} : { mediaStorage: s3Bucket(environment.s3) }
    const webhooks = { allowsLocal: environment.mode === 'development' }
    const content = createContentServices({
      pool,
      tenants,
      dataDir,
      ...mediaStorage,
      secret,
      baseUrl,
      webhooks,
      log,
      serverOf,
      messagesOf,
    })
    steps.onStop(content.stop)
    const services = createPlatformServices({ content, platform, seedOf })
    const demo = await prepareDemo({ environment, accounts: auth.accounts, memberships: auth.memberships, tenants })
    if (demo !== null) await seedDemoContent(services)
    await ensureFixedRows(content)
    await ensureTitles(content)
    const following = await followAccounts(services)
    steps.onStop(following.stop)
    const mail = deliverRegularly({ pool, server: environment.mail === null ? null : smtpServer(environment.mail), log })
    steps.onStop(mail.stop)

    let stopping = false
    const isReady = async () =>
      !stopping &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ))
    const pages = await loadPages(environment)
    const fetchApi = async (path: string, init?: RequestInit): Promise<Response> => app.fetch(new Request(new URL(path, baseUrl), init))
    const preview = previewEndpoint({ content, renderPreview: pages.site.preview, fetchApi, baseUrl })
    const ai = startAi({ environment, pool, tenants: auth.tenants, content, log })
    steps.onStop(ai.stop)
    const linkMetadata = linkMetadataEndpoint({ limits: content.limits })
    const { app, atOnce } = createApp({
      auth,
      endpoints: withApiDocs(
        [...auth.endpoints, tenantListEndpoint(tenants, pool), ...ai.endpoints, ...platformEndpoints(services), preview, linkMetadata],
        {
          tenants,
          messagesOf,
          baseUrl,
        },
      ),
      pages,
      baseUrl,
      trustedProxyHops,
      log,
      isReady,
      publicState: publicState(services),
      allowsOrigin: (tenant, origin) => allowsOrigin(services, tenant, origin),
      ...(showsOutbox(environment) && { devOutbox: pool }),
    })
    const listener = await listen({ app, atOnce }, { port, host })
    steps.onStop(() => listener.drain(DRAIN_TIME))
    steps.onStop(async () => {
      stopping = true
    })
    return { demo, stop: steps.stop }
  } catch (error) {
    await steps.stop()
    throw error
  }
}
