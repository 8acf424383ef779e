import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withBuildLock } from './build-lock.ts'
import { runningServers } from './running.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captain-running-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a server is known until it ends, also after it has become another program', async () => {
  const running = pathToFileURL(join(import.meta.dirname, 'running.ts')).href
  const becoming = `
    await (await import(${JSON.stringify(running)})).noteServer(${JSON.stringify(folder)})
    process.execve(process.execPath, [process.execPath, '-e', 'process.stdout.write("up"); setInterval(() => {}, 1000)'], process.env)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', becoming], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  expect(await runningServers(folder)).toEqual([child.pid])
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await runningServers(folder)).toEqual([])
})

test('work on the builds of a folder is never done by two at once', async () => {
  let busy = 0
  const seen: number[] = []
  const work = async () => {
    busy += 1
    seen.push(busy)
    await delay(20)
    busy -= 1
  }
  await Promise.all([withBuildLock(folder, work), withBuildLock(folder, work), withBuildLock(folder, work)])
  expect(seen).toEqual([1, 1, 1])
})
