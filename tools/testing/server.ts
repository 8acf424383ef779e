import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'
import { createDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const startMilliseconds = 240_000
/** The server gives its workers 15 s, then ends PostgreSQL: only what hangs takes longer, also on a busy machine. */
const stopMilliseconds = 120_000

/** Ports that are tried one after the other, if others take them between the look and the start. */
const PORTS = 5

/** What the server, or Node, prints about a port that something else listens on. */
const PORT_IN_USE = /Port \d+ is already in use|EADDRINUSE/

/** First line of the greeting, which the server prints once it listens. */
const GREETING = '│  Captain\n'

export type RunningServer = {
  /** The process that was started. */
  pid: number
  /** Without a trailing slash; `localhost`, since passkeys reject IP addresses. */
  baseUrl: string
  demoPassword: string
  dataDir: string
  /** The server's output so far. */
  output: () => string
  /** Stops the server and waits; the data folder stays. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
  /** Stops the server and deletes its data folder. */
  dispose: () => Promise<void>
}

type StartOptions = {
  /** Data folder of an earlier run; default: a new one. */
  dataDir?: string
  demoPassword?: string
  /** Port of an earlier run; default: a free one. */
  port?: number
  env?: Readonly<Record<string, string>>
  /** Arguments of Node; default: the server from its sources. */
  nodeArguments?: readonly string[]
}

const isReady = async (baseUrl: string): Promise<boolean> => {
  try {
    return (await fetch(`${baseUrl}/readyz`)).ok
  } catch {
    return false
  }
}

/** Starts a server at a port and waits until it is ready; null if the port is in use. */
const startAt = async (port: number, dataDir: string, options: StartOptions): Promise<RunningServer | null> => {
  const baseUrl = `http://localhost:${port}`
  const demoPassword = options.demoPassword ?? 'a-long-demo-password'
  const child = spawn(process.execPath, [...(options.nodeArguments ?? [main])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      CAPTAIN_BASE_URL: baseUrl,
      CAPTAIN_DATA_DIR: dataDir,
      CAPTAIN_DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'warn',
      ...compileCache,
      ...options.env,
    },
  })

  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const ended = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!isRunning()) return
    child.kill(signal)
    const inTime = await Promise.race([ended.then(() => true), delay(stopMilliseconds, false, { ref: false })])
    if (inTime) return
    child.kill('SIGKILL')
    await ended
    throw new Error(`the server did not end within ${stopMilliseconds / 1000} s of ${signal}:\n${printed}`)
  }

  const dispose = async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }

  const deadline = Date.now() + startMilliseconds
  // Before the greeting, what is ready at this port is the server of another run.
  while (!printed.includes(GREETING) || !(await isReady(baseUrl))) {
    if (!isRunning() && PORT_IN_USE.test(printed)) return null
    if (!isRunning()) throw new Error(`the server ended while starting, with exit code ${child.exitCode}:\n${printed}`)
    if (Date.now() > deadline) {
      await stop('SIGKILL')
      throw new Error(`the server was not ready within ${startMilliseconds / 1000} s:\n${printed}`)
    }
    await delay(100)
  }

  return { pid: child.pid ?? 0, baseUrl, demoPassword, dataDir, output: () => printed, stop, dispose }
}

/** Starts the real server as a separate process on a free port, with its embedded database and demo data, and waits until it is ready. */
export const startServer = async (options: StartOptions = {}): Promise<RunningServer> => {
  const dataDir = options.dataDir ?? (await createDataFolder())
  for (let attempt = 0; attempt < PORTS; attempt += 1) {
    const port = options.port ?? (await freePort())
    const server = await startAt(port, dataDir, options)
    if (server !== null) return server
    if (options.port !== undefined) throw new Error(`Something else listens on port ${port}.`)
  }
  throw new Error(`Something else took each of ${PORTS} ports that were free.`)
}
