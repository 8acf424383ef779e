import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createDataFolder } from '@captain/testing/data-folder'
import { startServer, type RunningServer } from '@captain/testing/server'
import { afterEach, expect, test, vi } from 'vitest'
import { runMain } from './main-under-test.ts'
import { tenants } from './tenants.ts'

// Real starts, with initdb and demo records, on busy machines.
vi.setConfig({ testTimeout: 120_000 })

let dataDir: string | null = null
let server: RunningServer | null = null

afterEach(async () => {
  await server?.stop()
  if (dataDir !== null) await rm(dataDir, { recursive: true, force: true })
  server = null
  dataDir = null
})

const start = async (options: Parameters<typeof startServer>[0] = {}): Promise<RunningServer> => {
  server = await startServer({ ...options, ...(dataDir === null ? {} : { dataDir }) })
  dataDir = server.dataDir
  return server
}

const signIn = ({ baseUrl }: RunningServer, email: string, password: string) =>
  fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', origin: baseUrl },
  })

const tenantsOf = async ({ baseUrl }: RunningServer, cookie: string) => {
  const answer = await fetch(`${baseUrl}/api/v1/tenants`, { headers: { cookie } })
  return answer.ok
    ? ((await answer.json()) as { items: { slug: string; role: string }[] }).items.map(({ slug, role }) => `${slug} ${role}`)
    : answer.status
}

const ALL = tenants.length

const DEMO = ['admin', 'owner', 'editor', 'cafe-editor', 'viewer', 'pending', 'ai', 'ai-editor'].map((name) => `${name}@captain.example`)

test('a first start makes the demo accounts and says how to sign in; the next ones find everything as it was', async () => {
  const first = await start({ demoPassword: 'first-password' })
  for (const email of DEMO) expect(first.output()).toContain(email)
  expect(first.output()).toContain('first-password')
  expect(first.output()).toContain(`${first.baseUrl}/dev/outbox`)
  expect(await (await fetch(`${first.baseUrl}/dev/outbox?locale=ja`)).text()).toContain('<h1>送信箱</h1>')
  const answers = await Promise.all(DEMO.map((email) => signIn(first, email, 'first-password')))
  expect(answers.map(({ status }) => status)).toEqual(DEMO.map(() => 200))
  const cookies = answers.map((answer) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
  const seen = await Promise.all(cookies.map((cookie) => tenantsOf(first, cookie)))
  expect(seen.map((found) => (Array.isArray(found) ? found.length : found))).toEqual([ALL, ALL, ALL, 1, ALL, 0, 0, 1])
  expect(seen[3]).toEqual(['cafe editor'])
  expect(seen[4]).toEqual(expect.arrayContaining(['nyanko viewer', 'shop viewer', 'studio viewer']))
  // This account may save images of the AI tools in a library.
  expect(seen[7]).toEqual(['cafe editor'])
  const mayUseAi = await fetch(`${first.baseUrl}/api/v1/authorized/logins/check_cf_ai_usage`, { headers: { cookie: cookies[7] ?? '' } })
  expect(await mayUseAi.json()).toEqual({ value: true })
  await first.stop('SIGTERM')

  const second = await start({ demoPassword: 'second-password' })
  expect(await tenantsOf(second, cookies[3] ?? '')).toEqual(['cafe editor'])
  expect((await signIn(second, DEMO[3] ?? '', 'first-password')).status).toBe(401)
  expect((await signIn(second, DEMO[3] ?? '', 'second-password')).status).toBe(200)
  await second.stop('SIGKILL')

  const third = await start({ demoPassword: 'second-password' })
  expect(await tenantsOf(third, cookies[3] ?? '')).toEqual(['cafe editor'])
})

test('a port in use stops the start, database included', async () => {
  dataDir = await createDataFolder()
  const blocker = createServer()
  await new Promise<void>((resolve) => blocker.listen(0, 'localhost', resolve))
  const { port } = blocker.address() as AddressInfo
  const folder = join(dataDir, 'other')
  const attempt = () => runMain({ NODE_ENV: 'production', PORT: String(port), CAPTAIN_DATA_DIR: folder })
  const expected = { code: 1, said: `Port ${port} is already in use. Stop the other program, or set PORT to another number.` }
  expect(await attempt()).toEqual(expected)
  // Everything that the first attempt started is gone, or this one would fail differently.
  expect(await attempt()).toEqual(expected)
  await new Promise((resolve) => blocker.close(resolve))
})
