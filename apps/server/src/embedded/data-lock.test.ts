import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

const lockOf = (content: string) => writeFile(join(folder, 'captain.lock'), content)

test('one holder at a time, and the next one after it', async () => {
  const unlock = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(`Captain already runs on ${folder} (process ${process.pid}).`)
  await unlock()
  expect(await lockAndUnlock()).toEqual([])
})

test('takes over from a process that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const identity = await processIdentity(child.pid ?? 0)
  await lockOf(`${child.pid} ${identity}\n`)
  await expect(lockDataFolder(folder)).rejects.toThrow('already runs')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await lockAndUnlock()).toEqual([])
})

test('takes over when the process number belongs to another process by now', async () => {
  await lockOf(`${process.pid} some-earlier-boot:123\n`)
  expect(await lockAndUnlock()).toEqual([])
})

test('takes over a lock that was cut short', async () => {
  await lockOf('')
  expect(await lockAndUnlock()).toEqual([])
})

test('of many that find a dead holder, exactly one wins', async () => {
  await lockOf('999999 long-gone:1\n')
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['captain.lock'])
})
