import cluster from 'node:cluster'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createAuth, startEventPurgeSchedule } from '@captain/auth-server'
import {
  adoptDeclarations,
  createContentServices,
  createHearingQueries,
  ensureFixedRows,
  ensurePartitions,
  s3Bucket,
  startRewriting,
  startTextIndexing,
} from '@captain/content-server'
import { createPlatformServices, platformEndpoints, allowsOrigin, syncAccounts, publicState } from '@captain/platform-server'
import { startDeliverySchedule, smtpServer } from '@captain/mail'
import { platform } from '@captain/t1/server'
import { linkMetadataEndpoint } from '@captain/rich-text-server'
import type { Logger } from 'pino'
import { startAi } from './ai-services.ts'
import { withApiDocs } from './api-docs/with-api-docs.ts'
import { createApp } from './app.ts'
import { migrate } from './database/migrate.ts'
import { openPools } from './database/pools.ts'
import { whileOthersWait } from './database/while-others-wait.ts'
import { seedDemoContent, seedOf } from './demo-content.ts'
import { prepareDemo, type Demo } from './demo.ts'
import { showsOutbox } from './dev-outbox/shows-outbox.ts'
import { watchDiskSpace } from './disk-space.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import type { Environment } from './environment.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { loadPages as loadBuiltPages, type LoadPages } from './pages/mount-pages.ts'
import { previewEndpoints } from './routes/preview.ts'
import { tenantListEndpoint } from './routes/tenant-list.ts'
import { secretFile } from './secret-file.ts'
import { ensureHolidays } from './shipped-holidays.ts'
import type { RefusedTenant, StartReport } from './start-report.ts'
import { startSteps } from './start-steps.ts'
import { mistakes, serverOf } from './tenant-servers.ts'
import { messagesOf, tenants } from './tenants.ts'
import { checkPort, listen } from './web/listen.ts'
import { foreignHostWarning } from './web/warn-of-foreign-hosts.ts'

export type RunningServer = {
  /** Facts for the start message. */
  readonly report: StartReport
  /** Reports not ready, answers pending requests, closes the database; takes 10 s at most, with a drain delay of up to 5 s. Later calls do not throw again. */
  readonly stop: () => Promise<void>
}

/** Time of a stop until connections are cut, in ms, and the least time of requests that arrived before the port closed. */
const DRAIN_TIME = 8000
const MIN_DRAIN_TIME = 3000

type Steps = ReturnType<typeof startSteps>

export type StartOptions = {
  /** Finds the pages to serve. Default: the existing builds. */
  readonly loadPages?: LoadPages
  /** Whether the server may report that it is ready. Default: as soon as it is. */
  readonly isAdmitted?: () => boolean
}

type Started = Required<StartOptions> & { readonly environment: Environment; readonly log: Logger; readonly steps: Steps }
type Content = ReturnType<typeof createContentServices>
type Platform = ReturnType<typeof createPlatformServices>

/** Starts the embedded database or connects to the given one, and migrates it. */
const openDatabase = async ({ environment, log, steps }: Started) => {
  const { dataDir, databaseUrl, port, host, workers } = environment
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir, log }) : null
  if (embedded !== null) steps.onStop(embedded.stop)
  const url = databaseUrl ?? embedded?.url ?? ''
  // Workers share the port, which the first process has checked.
  if (cluster.isPrimary) await checkPort({ port, host })
  await migrate({ url, log })
  const { pool, authPool, close } = openPools(url, log, workers)
  steps.onStop(close)
  return { url, pool, authPool, hearing: createHearingQueries(pool) }
}

type Pools = Awaited<ReturnType<typeof openDatabase>>

const startAuth = async ({ environment, log, steps }: Started, { pool, authPool, hearing }: Pools, secret: string) => {
  const { baseUrl, adminIds: adminUserIds, keyCallsPerMinute, mail, oidc, requireStrongSignIn, sessionIdleMinutes } = environment
  const auth = await createAuth({
    pool,
    authPool,
    sessions: hearing,
    tenants,
    baseUrl,
    secret,
    adminUserIds,
    keyCallsPerMinute,
    oidc,
    requireStrongSignIn,
    sessionIdleMinutes,
    sendsMail: mail !== null,
    log,
  })
  steps.onStop(startEventPurgeSchedule({ pool, log }).stop)
  return auth
}

type Auth = Awaited<ReturnType<typeof startAuth>>

/** The bundle has the tasks of threads in the same folder; sources have them where they are. */
const bundledTasks = import.meta.url.endsWith('.js') ? { workerFile: new URL('./worker.js', import.meta.url) } : {}

const startContent = async ({ environment, log, steps }: Started, { pool, hearing }: Pools, secret: string): Promise<Content> => {
  const { dataDir, baseUrl, s3, mode } = environment
  await ensurePartitions(pool, tenants)
  await ensureHolidays(pool)
  const mediaStorage = s3 === undefined ? {} : { mediaStorage: s3Bucket(s3) }
  const webhooks = { allowsLocal: mode === 'development' }
  const options = {
    pool,
    hearing,
    tenants,
    dataDir,
    ...mediaStorage,
    ...bundledTasks,
    secret,
    baseUrl,
    webhooks,
    log,
    serverOf,
    messagesOf,
  }
  const content = createContentServices(options)
  steps.onStop(content.stop)
  return content
}

/** Finds the tenants that must not run, because their declaration is wrong or does not fit their records; all others run. */
const refuseTenants = async (content: Content): Promise<void> => {
  for (const [slug, mistake] of mistakes) {
    content.log.error({ tenant: slug, mistake }, 'a tenant does not run: its declaration is wrong')
    content.refused.set(slug, mistake)
  }
  for (const [slug, plan] of await adoptDeclarations(content)) content.refused.set(slug, plan)
}

/** Writes the records of every installation: optional demo records, fixed records, synchronised accounts. */
const prepareRecords = async ({ environment, steps }: Started, { url }: Pools, auth: Auth, services: Platform): Promise<Demo | null> => {
  const demo = await whileOthersWait(url, async () => {
    const prepared = await prepareDemo({ environment, accounts: auth.accounts, memberships: auth.memberships, tenants })
    if (prepared !== null) await seedDemoContent(services)
    await ensureFixedRows(services)
    return prepared
  })
  const following = await syncAccounts(services)
  steps.onStop(following.stop)
  return demo
}

const startMail = ({ environment, log, steps }: Started, { pool }: Pools) => {
  const mail = startDeliverySchedule({ pool, server: environment.mail === null ? null : smtpServer(environment.mail), log })
  steps.onStop(mail.stop)
  return mail
}

type Services = Pick<Pools, 'pool'> & { readonly auth: Auth; readonly services: Platform; readonly isStopping: () => boolean }

const buildApp = async ({ environment, log, steps, loadPages, isAdmitted }: Started, { pool, auth, services, isStopping }: Services) => {
  const { baseUrl, hstsSubdomains, trustedProxyHops, securityContacts } = environment
  const content = services
  const isReady = async () =>
    !isStopping() &&
    isAdmitted() &&
    (await pool.query('select 1').then(
      () => true,
      () => false,
    ))
  const pages = await loadPages(environment)
  const fetchApi = async (path: string, init?: RequestInit): Promise<Response> => app.fetch(new Request(new URL(path, baseUrl), init))
  const previews = previewEndpoints({ content, renderPreview: pages.site.preview, fetchApi, baseUrl })
  const ai = startAi({ environment, pool, tenants: auth.tenants, content, log })
  steps.onStop(ai.stop)
  const linkMetadata = linkMetadataEndpoint({ limits: content.limits })
  const endpoints = [
    ...auth.endpoints,
    tenantListEndpoint({ tenants, refused: content.refused, pool }),
    ...ai.endpoints,
    ...platformEndpoints(services),
    ...previews,
    linkMetadata,
  ]
  const { app, atOnce } = createApp({
    auth,
    endpoints: withApiDocs(endpoints, { tenants, messagesOf, baseUrl }),
    pages,
    baseUrl,
    hstsSubdomains,
    trustedProxyHops,
    securityContacts,
    log,
    isReady,
    refused: content.refused,
    diskSpace: watchDiskSpace(environment.dataDir, log),
    publicState: publicState(services),
    allowsOrigin: (tenant, origin) => allowsOrigin(services, tenant, origin),
    ...(showsOutbox(environment) && { devOutbox: pool }),
  })
  return { app, atOnce }
}

/** Starts everything in order: database, migrations, identity, content, pages, port. Undoes all steps if one fails. */
export const startServer = async (environment: Environment, log: Logger, options: StartOptions = {}): Promise<RunningServer> => {
  const { loadPages = loadBuiltPages, isAdmitted = () => true } = options
  const steps = startSteps()
  const started: Started = { environment, log, steps, loadPages, isAdmitted }
  try {
    const pools = await openDatabase(started)
    const secret = environment.secret ?? (await secretFile(join(environment.dataDir, 'secret')))
    const auth = await startAuth(started, pools, secret)
    const content = await startContent(started, pools, secret)
    await refuseTenants(content)
    const services = createPlatformServices({ content, platform, seedOf })
    const demo = await prepareRecords(started, pools, auth, services)
    const mail = startMail(started, pools)
    let stopping = false
    const { app, atOnce } = await buildApp(started, { pool: pools.pool, auth, services, isStopping: () => stopping })
    steps.onStop(startTextIndexing(services).stop)
    steps.onStop(startRewriting(services).stop)
    const watching = environment.mode === 'development' ? { onRequest: foreignHostWarning(log) } : {}
    const listener = await listen({ app, atOnce, ...watching }, { port: environment.port, host: environment.host })
    const { drainDelay } = environment
    steps.onStop(() => listener.drain(Math.max(MIN_DRAIN_TIME, DRAIN_TIME - drainDelay)))
    const memory = giveBackMemory()
    steps.onStop(async () => memory.stop())
    steps.onStop(async () => {
      stopping = true
      // Its mail server may be silent, so it stops at the same time as everything else; a later step waits for it.
      mail.stop().catch(() => undefined)
      await delay(drainDelay)
    })
    const refused = [...content.refused].map(([slug, reason]): RefusedTenant => ({ slug, reason }))
    return { report: { demo, refused }, stop: steps.stop }
  } catch (error) {
    await steps.stop()
    throw error
  }
}
