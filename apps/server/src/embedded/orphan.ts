import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { propertyOf } from '@captain/http-core'
import { startError } from '../errors.ts'
import { commandLine, processIdentity } from './process-identity.ts'

/** Waits until a process has ended; false if it still runs after `milliseconds`. */
const waitForEnd = async (pid: number, milliseconds: number): Promise<boolean> => {
  const deadline = Date.now() + milliseconds
  while ((await processIdentity(pid)) !== null) {
    if (Date.now() > deadline) return false
    await delay(25)
  }
  return true
}

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (propertyOf(error, 'code') !== 'ESRCH') throw error
  }
}

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT ends it at once, and the next start replays its log. */
export const endPostmaster = async (pid: number): Promise<boolean> => {
  signal(pid, 'SIGINT')
  if (await waitForEnd(pid, 8000)) return true
  signal(pid, 'SIGQUIT')
  return waitForEnd(pid, 5000)
}

/**
 * Ends the PostgreSQL of this folder that outlived its server. The pid file may name an unrelated process by now (usual in containers), or
 * a zombie. That would keep PostgreSQL from starting, so the file is deleted. Remaining backends still prevent a start, through their
 * shared memory.
 */
export const endOrphan = async (data: string): Promise<'none' | 'ended'> => {
  const pidFile = join(data, 'postmaster.pid')
  const first = await readFile(pidFile, 'utf8').then(
    (text) => text.split('\n')[0] ?? '',
    () => '',
  )
  const pid = Number.parseInt(first, 10)
  const isRunning = Number.isInteger(pid) && pid > 0 && (await processIdentity(pid)) !== null
  const command = isRunning ? await commandLine(pid) : ''
  if (!command.includes('postgres') || !command.includes(data)) {
    await rm(pidFile, { force: true })
    return 'none'
  }
  if (!(await endPostmaster(pid)))
    throw startError(
      `A PostgreSQL from an earlier start still runs on ${data} (process ${pid}) and does not stop. End it, then start again.`,
    )
  return 'ended'
}
