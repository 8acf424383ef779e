import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDemoFolder } from '@captain/testing/data-folder'
import { startServer, type RunningServer } from '@captain/testing/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postgresProcesses } from './durability/postgres-processes.ts'
import { signIn } from './durability/sign-in.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

let server: RunningServer

beforeAll(async () => {
  server = await startServer({ dataDir: await createDemoFolder() })
})
afterAll(() => server.dispose())

const signal = async (name: NodeJS.Signals): Promise<void> => {
  for (const pid of await postgresProcesses(server.dataDir)) process.kill(pid, name)
}

// The pages are there once the site has been built, as in the full test run.
const SITE = fileURLToPath(new URL('../../site/dist/server/entry-server.js', import.meta.url))
const PAGES = existsSync(SITE) ? ['/', '/article', '/faq', '/en/article'] : []
const PATHS = [...PAGES, '/api/v1/public/nyanko/article?q=frozen', '/api/v1/public/cafe/food?limit=7']

// The same code, run before, so that its load is not measured; none of these answers can be kept for the paths above.
const OTHER_PATHS = [
  ...(PAGES.length === 0 ? [] : ['/en', '/en/faq']),
  '/api/v1/public/nyanko/article?q=warm',
  '/api/v1/public/cafe/food?limit=8',
]

test('everything that needs a frozen database ends within 6 s, and goes on when it runs again', async () => {
  const staff = await signIn(server, 'owner@captain.example')
  const times: [string, number, number, string | null][] = []
  const visit = async (path: string): Promise<void> => {
    const started = performance.now()
    const answer = await fetch(server.baseUrl + path, { headers: { 'accept-language': 'ja' } })
    await answer.arrayBuffer()
    times.push([path, answer.status, performance.now() - started, answer.headers.get('retry-after')])
  }
  await staff.get('/api/v1/tenants/cafe/food?limit=8')
  await Promise.all(OTHER_PATHS.map(visit))
  expect(times.splice(0).map(([, status]) => status)).toEqual(OTHER_PATHS.map(() => 200))
  await signal('SIGSTOP')
  try {
    const staffStarted = performance.now()
    const staffRead = staff.get('/api/v1/tenants/cafe/food', { retry: 0 }).then(
      () => 'answered',
      () => performance.now() - staffStarted,
    )
    // Twice: for the second round, no connection is free.
    await Promise.all([...PATHS, ...PATHS].map(visit))
    await Promise.all(PATHS.map(visit))
    expect(await staffRead).toBeLessThan(6000)
  } finally {
    await signal('SIGCONT')
  }
  for (const [path, status, ms, retryAfter] of times) {
    expect([path, status, ms < 6000 || ms, retryAfter !== null]).toEqual([path, 503, true, true])
  }
  await expect.poll(async () => (await fetch(`${server.baseUrl}${PATHS[1]}`)).status, { timeout: 5000 }).toBe(200)
  expect(await readFile(join(server.dataDir, 'postgres.log'), 'utf8')).not.toContain('PANIC')
})
