import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runRounds } from './data-lock-rounds-under-test.ts'
import { lockDataFolder } from './data-lock.ts'
import { processIdentity } from './process-identity.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captain-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Returns the remaining files after locking and unlocking the folder. */
const lockAndUnlock = async (): Promise<string[]> => {
  const unlock = await lockDataFolder(folder)
  await unlock()
  return readdir(folder)
}

/** Writes the file by which versions until November 2026 lock a folder. */
const writeHolder = (content: string) => writeFile(join(folder, 'captain.lock'), content)

test('one holder at a time, and the next one after it', async () => {
  const unlock = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `Captain already runs on ${folder} (process ${process.pid}). Stop it first, or set CAPTAIN_DATA_DIR to another folder.`,
  )
  await unlock()
  expect(await lockAndUnlock()).toEqual(['captain.lock.sqlite'])
})

test('unlocking twice leaves the lock of the next holder alone', async () => {
  const unlock = await lockDataFolder(folder)
  await unlock()
  const unlockNext = await lockDataFolder(folder)
  await unlock()
  await expect(lockDataFolder(folder)).rejects.toThrow(`(process ${process.pid})`)
  await unlockNext()
})

test('without the number of its holder, a lock still holds', async () => {
  const unlock = await lockDataFolder(folder)
  await writeHolder('999999 another-container:1\n')
  await expect(lockDataFolder(folder)).rejects.toThrow(`Captain already runs on ${folder}, in a process that cannot be seen from here`)
  await unlock()
})

test('a lock whose unlock function nobody keeps is held until the process ends, by the process alone', async () => {
  const script = `
    import { execFile, spawn } from 'node:child_process'
    import { lockDataFolder } from ${JSON.stringify(import.meta.resolve('./data-lock.ts'))}
    await lockDataFolder(${JSON.stringify(folder)})
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate).then(globalThis.gc)
    const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
    process.stdout.write(String(child.pid))`
  const holder = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const child = Number(String((await once(holder.stdout, 'data'))[0]))
  try {
    await expect(lockDataFolder(folder)).rejects.toThrow(`(process ${holder.pid})`)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    expect(await lockAndUnlock()).toEqual(['captain.lock.sqlite'])
  } finally {
    process.kill(child, 'SIGKILL')
  }
})

test('refuses while a process of an earlier version holds the folder, and takes over when it has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const identity = await processIdentity(child.pid ?? 0)
  await writeHolder(`${child.pid} ${identity}\n`)
  await expect(lockDataFolder(folder)).rejects.toThrow(`Captain already runs on ${folder} (process ${child.pid}).`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await lockAndUnlock()).toEqual(['captain.lock.sqlite'])
})

test('refuses when an earlier version locks the folder while the file of the last holder is read', async () => {
  const path = join(folder, 'captain.lock')
  // Reading a pipe ends when its writer closes it.
  await promisify(execFile)('mkfifo', [path])
  const attempt = lockDataFolder(folder)
  const stale = await open(path, 'w')
  await rm(path)
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  try {
    const holder = `${child.pid} ${await processIdentity(child.pid ?? 0)}\n`
    await writeHolder(holder)
    await stale.write('999999 long-gone:1\n')
    await stale.close()
    await expect(attempt).rejects.toThrow(`Captain already runs on ${folder} (process ${child.pid}).`)
    expect(await readFile(path, 'utf8')).toBe(holder)
    expect((await readdir(folder)).sort()).toEqual(['captain.lock', 'captain.lock.sqlite'])
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

test('takes over when the process number belongs to another process by now', async () => {
  await writeHolder(`${process.pid} some-earlier-boot:123\n`)
  expect(await lockAndUnlock()).toEqual(['captain.lock.sqlite'])
})

test('takes over a holder file that was cut short', async () => {
  await writeHolder('')
  expect(await lockAndUnlock()).toEqual(['captain.lock.sqlite'])
})

test('of many that find a dead holder, exactly one wins', async () => {
  await writeHolder('999999 long-gone:1\n')
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['captain.lock', 'captain.lock.sqlite'])
})

test('a folder that cannot be locked is refused with the reason', async () => {
  const missing = join(folder, 'missing')
  await expect(lockDataFolder(missing)).rejects.toMatchObject({
    name: 'StartError',
    message: `${missing}/captain.lock.sqlite cannot be locked: unable to open database file. Its folder must be writable, on a file system that supports locks.`,
  })
  await writeFile(join(folder, 'captain.lock.sqlite'), 'no database')
  await expect(lockDataFolder(folder)).rejects.toThrow('captain.lock.sqlite cannot be locked: file is not a database')
})

test('eight processes that compete while some are killed never hold the lock together', async () => {
  const result = await runRounds({ folder, rounds: 48, kills: 12 })
  expect(result).toMatchObject({ pairs: [], printed: '', roundsWithoutHolder: 0 })
  expect(result.holds).toBeGreaterThan(0)
})
