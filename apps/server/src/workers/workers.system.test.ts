import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDataFolder } from '@captain/testing/data-folder'
import { startServer, type RunningServer } from '@captain/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAIN, runMain } from '../main-under-test.ts'

let server: RunningServer | null = null

const running = (): RunningServer => {
  if (server === null) throw new Error('the server has not started')
  return server
}

beforeAll(async () => {
  server = await startServer({ env: { CAPTAIN_WORKERS: '2', LOG_LEVEL: 'info' } })
})
afterAll(() => server?.dispose())

/** Returns the ids of the processes that serve requests. */
const workers = (): readonly number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => found?.[2] === String(running().pid) && found[3]?.includes(MAIN))
    .map((found) => Number(found?.[1]))

/** Requests on a new connection, which the next worker gets. */
const status = (path = '/api/v1/public/nyanko/article'): Promise<number | string> =>
  new Promise((resolve) => {
    get(`${running().baseUrl}${path}`, { agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', (error) => resolve(error.message))
    }).once('error', (error) => resolve(error.message))
  })

const statuses = async (): Promise<readonly (number | string)[]> => {
  const seen: (number | string)[] = []
  for (let i = 0; i < 8; i += 1) seen.push(await status())
  return seen
}

const ALL_OK = Array.from({ length: 8 }, () => 200)

test('the server announces itself once, when all workers listen', async () => {
  expect(workers()).toHaveLength(2)
  expect(await status('/readyz')).toBe(200)
  expect(running().output().match(/╭─/g)).toHaveLength(1)
  expect(running().output()).toContain('owner@captain.example')
})

const counted = (text: string): number => running().output().split(text).length - 1

test('a worker that is killed is replaced, and each of them serves the port alone', async () => {
  const before = workers()
  for (const [place, killed] of before.entries()) {
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => counted('a worker ended'), { timeout: 60_000 }).toBe(place + 1)
    // By the second round, the only worker left is the replacement of the first.
    expect(await statuses()).toEqual(ALL_OK)
    await expect.poll(() => counted('the replacement of a worker listens'), { timeout: 60_000 }).toBe(place + 1)
  }
  expect(workers()).toHaveLength(2)
  expect(workers().filter((pid) => before.includes(pid))).toEqual([])
  expect([...(await statuses()), await status('/readyz'), await status('/readyz')]).toEqual([...ALL_OK, 200, 200])
})

test('what one worker saves, the others show', async () => {
  const { baseUrl, demoPassword } = running()
  const signIn = await fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify({ email: 'owner@captain.example', password: demoPassword }),
  })
  const cookie = (signIn.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  // A new connection each time reaches one worker after the other.
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { cookie, connection: 'close', origin: baseUrl, 'content-type': 'application/json' },
    })
  const slug = 'of-one-worker'
  const body = JSON.stringify({ name: { ja: '一つのプロセスから' }, slug, color: '#123456', isPublished: true })
  const list = '/api/v1/public/nyanko/article-category?limit=100'
  const shown = async (): Promise<readonly boolean[]> => {
    const answers: boolean[] = []
    for (let i = 0; i < 6; i += 1) answers.push((await (await send(list)).text()).includes(slug))
    return answers
  }
  expect(new Set(await shown())).toEqual(new Set([false]))
  expect((await send('/api/v1/tenants/nyanko/article-category', { method: 'POST', body })).status).toBe(201)
  await expect.poll(async () => [...new Set(await shown())], { timeout: 60_000 }).toEqual([true])
})

test('a signal ends all of them and the database, with exit code 0', async () => {
  const pids = workers()
  await running().stop('SIGTERM')
  expect(running().output()).not.toContain('did not stop cleanly')
  expect(workers().filter((pid) => pids.includes(pid))).toEqual([])
  // The database was stopped too, or this start would report it.
  const again = await startServer({ dataDir: running().dataDir, env: { CAPTAIN_WORKERS: '2', LOG_LEVEL: 'warn' } })
  expect(again.output()).not.toContain('left running')
  await again.stop()
})

test('a start that fails in a worker ends the server with the reason', async () => {
  const blocker = createServer()
  await new Promise<void>((resolve) => blocker.listen(0, 'localhost', resolve))
  const { port } = blocker.address() as AddressInfo
  const dataDir = await createDataFolder()
  const attempt = (env: Readonly<Record<string, string>>) => runMain({ CAPTAIN_WORKERS: '2', CAPTAIN_DATA_DIR: dataDir, ...env })
  const inUse = `Port ${port} is already in use. Stop the other program, or set PORT to another number.`
  expect(await attempt({ PORT: String(port) })).toEqual({ code: 1, said: inUse })
  blocker.close()
  const unreachable = await attempt({ PORT: String(port), DATABASE_URL: `postgresql://nobody@localhost:${port}/none` })
  expect(unreachable).toMatchObject({ code: 1, said: expect.stringContaining('The database does not answer') })
  expect(unreachable.said.match(/does not answer/g)).toHaveLength(1)
  await rm(dataDir, { recursive: true, force: true })
})
