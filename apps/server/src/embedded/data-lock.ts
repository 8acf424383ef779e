import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { propertyOf } from '@captain/http-core'
import { startError } from '../errors.ts'
import { processIdentity } from './process-identity.ts'

type Holder = { readonly pid: number; readonly identity: string }

const parseHolder = (text: string): Holder | null => {
  const [pid, ...identity] = text.trim().split(' ')
  return Number.isInteger(Number(pid)) && Number(pid) > 0 ? { pid: Number(pid), identity: identity.join(' ') } : null
}

const isAlive = async (holder: Holder): Promise<boolean> => (await processIdentity(holder.pid)) === holder.identity

/** Creates the lock with its content atomically; false if it already exists. */
const create = async (path: string, content: string): Promise<boolean> => {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, content, { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (propertyOf(error, 'code') === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Moves the lock of a dead process away. Restores it if another process was faster and owns it. */
const removeStale = async (path: string, stale: string): Promise<void> => {
  const grave = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await rename(path, grave)
  } catch (error) {
    if (propertyOf(error, 'code') === 'ENOENT') return
    throw error
  }
  if ((await readFile(grave, 'utf8')) !== stale) await link(grave, path).catch(() => undefined)
  await rm(grave, { force: true })
}

/**
 * Locks a data folder for this process and returns a function that unlocks it. Replaces a lock whose process has died, or whose number now
 * belongs to another process.
 */
export const lockDataFolder = async (dataDir: string): Promise<() => Promise<void>> => {
  const path = join(dataDir, 'captain.lock')
  const content = `${process.pid} ${(await processIdentity(process.pid)) ?? ''}\n`
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(path, content)) return () => rm(path, { force: true })
    const existing = await readFile(path, 'utf8').catch(() => null)
    if (existing === null) continue
    const holder = parseHolder(existing)
    if (holder !== null && (await isAlive(holder))) {
      throw startError(
        `Captain already runs on ${dataDir} (process ${holder.pid}). Stop it first, or set CAPTAIN_DATA_DIR to another folder.`,
      )
    }
    await removeStale(path, existing)
  }
  throw startError(`Other Captain processes are starting on ${dataDir} right now. Start only one.`)
}
