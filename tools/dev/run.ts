import { mkdir } from 'node:fs/promises'
import { startEmbedded } from '../../apps/server/src/embedded/start-embedded.ts'
import { readEnvironment } from '../../apps/server/src/environment.ts'
import { StartError } from '../../apps/server/src/errors.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { startSteps } from '../../apps/server/src/start-steps.ts'
import { checkPort } from '../../apps/server/src/web/listen.ts'
import { root } from '../root.ts'
import { freePort } from '../testing/free-port.ts'
import { startModuleService } from './module-service.ts'
import { listenAtOrigin, openOrigin } from './origin.ts'
import { startServerProcess } from './server-process.ts'
import { createViteServer, type DevVite } from './vite-server.ts'

process.chdir(root)
process.env['NODE_ENV'] = 'development'

const started = performance.now()
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
const print = (text: string): void => void process.stdout.write(`${text}\n`)

const steps = startSteps()

const end = async (code: number): Promise<never> => {
  try {
    await steps.stop()
  } catch (error) {
    process.stderr.write(`${error instanceof AggregateError ? error.errors.join('\n') : String(error)}\n`)
    process.exit(1)
  }
  process.exit(code)
}

const fail = (error: unknown): Promise<never> => {
  process.stderr.write(`${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  return end(1)
}

/** Prints the full greeting on the first start, and one line for each restart. */
const announcer = () => {
  let isFirst = true
  return (greeting: string, milliseconds: number): void => {
    print(isFirst ? `${greeting}\nReady after ${seconds(started)}.` : `Server restarted in ${(milliseconds / 1000).toFixed(1)} s.`)
    isFirst = false
  }
}

const start = async (): Promise<void> => {
  const environment = readEnvironment(process.env)
  const { port, dataDir, databaseUrl, baseUrl } = environment
  await checkPort({ port, host: 'localhost' })
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const origin = openOrigin()
  const startDatabase = async (): Promise<string> => {
    if (databaseUrl !== undefined) return databaseUrl
    const { url, stop } = await startEmbedded({ dataDir, log: createLog(environment) })
    steps.onStop(stop)
    return url
  }
  const startVite = async (): Promise<DevVite> => {
    const vite = await createViteServer(origin)
    steps.onStop(vite.close)
    return vite
  }
  const [database, vite, serverPort] = await Promise.all([startDatabase(), startVite(), freePort()])
  const service = await startModuleService({ vite, onReady: announcer() })
  steps.onStop(service.stop)
  const server = startServerProcess({
    PORT: String(serverPort),
    HOST: 'localhost',
    CAPTAIN_BASE_URL: baseUrl,
    CAPTAIN_DEV_SERVICE: service.url,
    CAPTAIN_DEV_PORT: String(port),
    DATABASE_URL: database,
  })
  steps.onStop(server.stop)
  await listenAtOrigin(origin, { port, serverPort, vite })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
start().catch(fail)
