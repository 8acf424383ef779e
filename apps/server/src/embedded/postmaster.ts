import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@captain/database'
import { errorMessage } from '@captain/http-core'
import { ENVIRONMENT } from './constants.ts'
import { startError } from '../errors.ts'
import { endPostmaster } from './orphan.ts'
import type { SystemUser } from './system-user.ts'

export type PostmasterOptions = {
  readonly programs: string
  readonly data: string
  readonly socketFolder: string
  readonly user: SystemUser | null
  readonly logFile: string
  readonly log: Logger
  /** Resolves once the server accepts connections; throws until then. */
  readonly probe: () => Promise<void>
}

const START_TIMEOUT = 120_000

/** How long the backends of a killed PostgreSQL may take to notice and release its memory. */
const LEFTOVER_TIMEOUT = 15_000
const IS_LEFTOVER = /still in use|lock file ".*" already exists/
const MAX_LOG_BYTES = 10 * 1024 * 1024

const launch = ({ programs, data, socketFolder, user, logFile }: PostmasterOptions): ChildProcess => {
  const output = openSync(logFile, 'a', 0o600)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A separate process group, so that Ctrl-C reaches it only after pending requests have been answered.
    { uid: user?.uid, gid: user?.gid, cwd: '/', env: ENVIRONMENT, detached: true, stdio: ['ignore', output, output] },
  )
  child.once('error', () => undefined)
  closeSync(output)
  return child
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null || child.pid === undefined

const waitUntilReady = async (child: ChildProcess, { probe, logFile }: PostmasterOptions): Promise<void> => {
  const deadline = Date.now() + START_TIMEOUT
  for (;;) {
    const failure = await probe().then(
      () => null,
      (error: unknown) => error,
    )
    if (failure === null) return
    if (hasEnded(child) || Date.now() > deadline) {
      if (!hasEnded(child) && child.pid !== undefined) await endPostmaster(child.pid)
      const logTail = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join(' | ')
      throw startError(`The embedded PostgreSQL did not start. Its log ${logFile} ends with: ${logTail}`, failure)
    }
    await delay(25)
  }
}

const startOnce = async (options: PostmasterOptions): Promise<ChildProcess> => {
  const deadline = Date.now() + LEFTOVER_TIMEOUT
  for (;;) {
    const child = launch(options)
    try {
      await waitUntilReady(child, options)
      return child
    } catch (error) {
      if (!IS_LEFTOVER.test(errorMessage(error)) || Date.now() > deadline) throw error
    }
    await delay(250)
  }
}

/** Runs PostgreSQL until `stop`, and restarts it after a crash. */
export const runPostmaster = async (options: PostmasterOptions): Promise<{ stop: () => Promise<void> }> => {
  const { log, logFile } = options
  const written = await stat(logFile).catch(() => null)
  if (written !== null && written.size > MAX_LOG_BYTES) await truncate(logFile)
  let stopping = false
  let child = await startOnce(options)

  let reviving = Promise.resolve()

  const revive = async (): Promise<void> => {
    for (let attempt = 1; !stopping; attempt += 1) {
      await delay(Math.min(200 * attempt, 5000))
      try {
        if (stopping) return
        child = await startOnce(options)
        log.warn({ attempt }, 'embedded PostgreSQL runs again')
        return watch()
      } catch (error) {
        log.error({ err: error, attempt }, 'embedded PostgreSQL could not be restarted')
      }
    }
  }
  const onEnd = (): void => {
    if (stopping) return
    log.error({ code: child.exitCode, signal: child.signalCode }, 'embedded PostgreSQL ended unexpectedly')
    reviving = revive()
  }
  const watch = (): void => {
    if (hasEnded(child)) onEnd()
    else child.once('exit', onEnd)
  }
  watch()

  return {
    stop: async () => {
      stopping = true
      await reviving
      if (!hasEnded(child) && child.pid !== undefined) await endPostmaster(child.pid)
    },
  }
}
