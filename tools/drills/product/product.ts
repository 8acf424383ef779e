import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { attachEmbedded } from '../../../apps/server/src/embedded/attach-embedded.ts'
import { root } from '../../root.ts'
import { SERVER_ARGUMENTS, SERVER_VARIABLES } from '../../server-options.ts'
import { createDemoFolder } from '../../testing/data-folder.ts'
import { freePort } from '../../testing/free-port.ts'
import { startServer, type RunningServer } from '../../testing/server.ts'
import type { DrillRun } from '../drill.ts'
import { kill, postgresProcesses } from './postgres-processes.ts'

/** A server with its embedded PostgreSQL and demo data in a temporary folder, on one port for its whole life. */
export type Product = {
  readonly baseUrl: string
  readonly dataDir: string
  readonly demoPassword: string
  readonly pid: () => number
  /** Address of its database, past row-level security. */
  readonly databaseUrl: () => Promise<string>
  /** Starts the server again after `kill` or `stop`; returns the milliseconds until it is ready. */
  readonly start: () => Promise<number>
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Kills PostgreSQL: its main process, all of its processes, or another one by its place. */
  readonly killDatabase: (which: 'postmaster' | 'all' | number) => Promise<void>
  /** Sends a signal to PostgreSQL with all of its processes. */
  readonly signalDatabase: (signal: NodeJS.Signals) => Promise<void>
  readonly output: () => string
}

type ProductOptions = {
  readonly env?: Readonly<Record<string, string>>
  /** Default: a new one with demo data, which is deleted at the end. */
  readonly dataDir?: string
  /** Modules that the server's process loads first. */
  readonly imports?: readonly string[]
}

const MAIN = {
  built: SERVER_ARGUMENTS.map((argument) => (argument.startsWith('-') ? argument : join(root, argument))),
  sources: ['--expose-gc', join(root, 'apps/server/src/main.ts')],
} as const

/** Returns the arguments of Node that start the server of a drill. */
export const serverArguments = ({ program, planted = [] }: DrillRun, imports: readonly string[] = []): readonly string[] => [
  ...[...imports, ...planted].flatMap((path) => ['--import', path]),
  ...MAIN[program],
]

const killQuietly = (pid: number): void => {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

/** Kills the main process of a cluster without waiting, when this process ends; the others notice it and end. */
const killPostmaster = (dataDir: string): void => {
  try {
    killQuietly(Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]))
  } catch {
    // It does not run.
  }
}

/** Ends the PostgreSQL of a folder together with this process, however that ends. Returns a function that forgets the folder. */
export const endWithProcess = (dataDir: string, pid: () => number = () => 0): (() => void) => {
  const end = () => {
    killQuietly(pid())
    killPostmaster(dataDir)
  }
  process.once('exit', end)
  return () => void process.off('exit', end)
}

const databaseProcesses = (dataDir: string): Promise<readonly number[]> => postgresProcesses(dataDir).catch(() => [])

const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended.
    }
  }
}

/** Starts a product and registers its end. */
export const startProduct = async (run: DrillRun, { env = {}, dataDir, imports = [] }: ProductOptions = {}): Promise<Product> => {
  const folder = dataDir ?? (await createDemoFolder())
  const port = await freePort()
  let server: RunningServer | null = null
  let earlier = ''
  const forget = endWithProcess(folder, () => server?.pid ?? 0)
  const start = async (): Promise<number> => {
    const began = performance.now()
    earlier += server?.output() ?? ''
    server = await startServer({
      dataDir: folder,
      port,
      nodeArguments: serverArguments(run, imports),
      env: { ...SERVER_VARIABLES, ...env, ...run.variables },
    })
    return performance.now() - began
  }
  run.onEnd(async () => {
    await databaseProcesses(folder).then((pids) => signalAll(pids, 'SIGCONT'))
    await server?.stop().catch(() => undefined)
    for (const pid of await databaseProcesses(folder)) kill(pid)
    forget()
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
  })
  await start()
  const running = (): RunningServer => {
    if (server === null) throw new Error('The server has not been started.')
    return server
  }
  const { baseUrl, demoPassword } = running()
  return {
    baseUrl,
    dataDir: folder,
    demoPassword,
    pid: () => running().pid,
    databaseUrl: async () => {
      const url = await attachEmbedded(folder)
      if (url === null) throw new Error('PostgreSQL does not run.')
      return url
    },
    start,
    kill: () => running().stop('SIGKILL'),
    stop: () => running().stop(),
    killDatabase: async (which) => {
      const [postmaster, ...others] = await databaseProcesses(folder)
      if (which === 'all') return [postmaster, ...others].forEach((pid) => pid !== undefined && kill(pid))
      const pid = which === 'postmaster' ? postmaster : others[which % Math.max(1, others.length)]
      if (pid !== undefined) kill(pid)
    },
    signalDatabase: async (signal) => signalAll(await databaseProcesses(folder), signal),
    output: () => earlier + (server?.output() ?? ''),
  }
}
