import type { DatabaseSync } from 'node:sqlite'
import { startError } from '../errors.ts'

/** SQLITE_BUSY: another connection has the lock. */
const BUSY = 5

/** Databases of the locks of this process. The collector closes a database that nothing refers to, which would free its lock. */
const held = new Set<DatabaseSync>()

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Locks a file, which it creates, and returns a function that unlocks it; null if another holder has it. The kernel frees the lock when this
 * process ends. Throws a StartError if the file cannot be locked at all. Nothing may delete the file, or open it in another way: whichever
 * handle of the process is closed first frees the lock.
 */
export const lockFile = async (path: string): Promise<(() => void) | null> => {
  const sqlite = await import('node:sqlite').catch((error: unknown) => {
    throw startError(
      `This Node.js (${process.version}) has no SQLite, which Captain needs for its locks. Run it with the one of .nvmrc.`,
      error,
    )
  })
  let database: DatabaseSync | undefined
  try {
    database = new sqlite.DatabaseSync(path)
    // A transaction that only intends to write: readers of an exclusive one could make every contender fail. The journal stays in memory, so
    // that no file remains next to the lock.
    database.exec('pragma journal_mode = memory; begin immediate')
  } catch (error) {
    database?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null
    throw startError(
      `${path} cannot be locked: ${messageOf(error)}. Its folder must be writable, on a file system that supports locks.`,
      error,
    )
  }
  const holding = database
  held.add(holding)
  return () => {
    if (held.delete(holding)) holding.close()
  }
}
