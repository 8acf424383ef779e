import { appendFileSync, openSync, readSync, writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../errors.ts'
import { lockDataFolder } from './data-lock.ts'

// Runs as a separate process for tests: in each round that its parent starts, it competes for the lock of a data folder.

const ATTEMPTS = 2

const [dataDir = '', notes = ''] = process.argv.slice(2)
const ownMark = String(process.pid).padEnd(10)
const mark = openSync(join(notes, 'mark'), 'r+')
const phaseFile = openSync(join(notes, String(process.pid)), 'w')

/** Writes down what this process does, for the parent that kills it. */
const enter = (phase: 'waiting' | 'taking' | 'holding'): void => void writeSync(phaseFile, phase.padEnd(7), 0)

const readMark = (): string => {
  const bytes = Buffer.alloc(ownMark.length)
  readSync(mark, bytes, 0, bytes.length, 0)
  return bytes.toString()
}

/** Overwrites the mark of the last holder. Only a second holder at the same time can overwrite this one. */
const hold = async (): Promise<void> => {
  enter('holding')
  writeSync(mark, ownMark, 0)
  const turns = Math.floor(Math.random() * 40)
  for (let turn = 0; turn < turns; turn += 1) await nextTurn()
  const found = readMark()
  if (found !== ownMark) appendFileSync(join(notes, 'pairs'), `${ownMark.trim()} and ${found.trim()}\n`)
}

const take = async (): Promise<(() => Promise<void>) | null> => {
  enter('taking')
  try {
    return await lockDataFolder(dataDir)
  } catch (error) {
    if (error instanceof StartError) return null
    throw error
  }
}

/** Returns whether this process held the lock. */
const compete = async (): Promise<boolean> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const unlock = await take()
    if (unlock !== null) {
      await hold()
      await unlock()
    }
    enter('waiting')
    if (unlock !== null) return true
    await delay(1)
  }
  return false
}

process.on('message', () => void compete().then((held) => process.send?.(held)))
process.on('disconnect', () => process.exit())
enter('waiting')
// At its end, it has no time to write it.
flushCompileCache()
process.send?.('ready')
