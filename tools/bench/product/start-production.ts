import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../../root.ts'
import { SERVER_ARGUMENTS, SERVER_VARIABLES } from '../../server-options.ts'
import { freePort } from '../../testing/free-port.ts'
import { readGroup, type GroupUsage } from '../proc/processes.ts'

const READY_MS = 120_000
const STOP_MS = 20_000
const POLL_MS = 10

export type Started = {
  /** Seconds from the start of the process to the first success. */
  readonly seconds: number
  readonly usage: () => GroupUsage
  readonly stop: () => Promise<void>
}

export type Program = {
  readonly name: string
  readonly command: readonly [program: string, ...parameters: string[]]
  readonly folder: string
  readonly variables: Readonly<Record<string, string>>
  /** Answers with a success when the program is ready. */
  readonly readyUrl: string
  readonly logFile: string
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

const endGroup = async (child: ChildProcess, group: number): Promise<void> => {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  process.kill(-group, 'SIGTERM')
  const inTime = await Promise.race([ended.then(() => true), delay(STOP_MS, false, { ref: false })])
  if (inTime) return
  process.kill(-group, 'SIGKILL')
  await ended
}

/**
 * Starts a program as the leader of a process group, with its log in a file as under a service manager: a pipe to this process would take
 * its time from the load.
 */
export const startProgram = async ({ name, command, folder, variables, readyUrl, logFile }: Program): Promise<Started> => {
  const log = await open(logFile, 'a')
  const [program, ...parameters] = command
  const start = performance.now()
  const child = spawn(program, parameters, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...variables },
  })
  await once(child, 'spawn')
  await log.close()
  const group = child.pid ?? 0
  // A separate group does not end with this process.
  const endWithBench = () => void (isRunning(child) && process.kill(-group, 'SIGKILL'))
  process.once('exit', endWithBench)
  const stop = async () => {
    await endGroup(child, group)
    process.off('exit', endWithBench)
  }
  while (!(await isReady(readyUrl))) {
    if (!isRunning(child)) throw new Error(`${name} ended while starting; see ${logFile}.`)
    if (performance.now() - start > READY_MS) {
      await stop()
      throw new Error(`${name} was not ready within ${READY_MS / 1000} s; see ${logFile}.`)
    }
    await delay(POLL_MS)
  }
  return { seconds: (performance.now() - start) / 1000, usage: () => readGroup(group), stop }
}

/** Constant, because keys in a reused database are sealed with it. */
export const SECRET = 'a secret of the benches, which keep nothing that is one'

export type Production = Started & { readonly baseUrl: string }

export type ProductionOptions = {
  readonly databaseUrl: string
  readonly dataDir: string
  /** Default: a free one. */
  readonly port?: number
  /** Default: what suits the machine, as for operators. */
  readonly workers?: number
}

/** Starts the built server as `npm start` does in production: the same arguments of Node, the shipped log level, no test settings. */
export const startProduction = async ({ databaseUrl, dataDir, port, workers }: ProductionOptions): Promise<Production> => {
  const own = port ?? (await freePort())
  const baseUrl = `http://localhost:${own}`
  const started = await startProgram({
    name: 'Captain',
    command: [process.execPath, ...SERVER_ARGUMENTS],
    folder: root,
    variables: {
      ...SERVER_VARIABLES,
      NODE_ENV: 'production',
      PORT: String(own),
      CAPTAIN_BASE_URL: baseUrl,
      CAPTAIN_DATA_DIR: dataDir,
      CAPTAIN_SECRET: SECRET,
      DATABASE_URL: databaseUrl,
      ...(workers !== undefined && { CAPTAIN_WORKERS: String(workers) }),
    },
    readyUrl: `${baseUrl}/readyz`,
    logFile: join(dataDir, 'bench-server.log'),
  })
  return { ...started, baseUrl }
}
