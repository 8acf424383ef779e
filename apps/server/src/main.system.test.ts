import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createDataFolder, copyDataFolder } from '@captain/testing/data-folder'
import { freePort } from '@captain/testing/free-port'
import { startServer, type RunningServer } from '@captain/testing/server'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { runMain } from './main-under-test.ts'
import { tenants } from './tenants.ts'

const PRODUCTION = { NODE_ENV: 'production' }

// Real starts, with initdb and demo records, on busy machines.
vi.setConfig({ testTimeout: 120_000 })

let dataDir: string | null = null
let server: RunningServer | null = null
let demoData: string | null = null

afterAll(async () => {
  if (demoData !== null) await rm(demoData, { recursive: true, force: true })
})
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
  demoData = await copyDataFolder(first.dataDir)

  const second = await start({ demoPassword: 'second-password' })
  expect(await tenantsOf(second, cookies[3] ?? '')).toEqual(['cafe editor'])
  expect((await signIn(second, DEMO[3] ?? '', 'first-password')).status).toBe(401)
  expect((await signIn(second, DEMO[3] ?? '', 'second-password')).status).toBe(200)
  await second.stop('SIGKILL')

  const third = await start({ demoPassword: 'second-password' })
  expect(await tenantsOf(third, cookies[3] ?? '')).toEqual(['cafe editor'])
})

test('production makes no demo account, and shows its mails to nobody', async () => {
  const { baseUrl, output } = await start({ env: PRODUCTION })
  expect(output()).not.toContain('@captain.example')
  expect(output()).not.toContain('/dev/outbox')
  const [outbox, nothing] = await Promise.all(['outbox', 'nothing'].map((name) => fetch(`${baseUrl}/dev/${name}`)))
  expect([outbox?.ok, outbox?.status]).toEqual([false, nothing?.status])
  const answer = await fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    body: JSON.stringify({ email: DEMO[0], password: 'a-long-demo-password' }),
    headers: { 'content-type': 'application/json', origin: baseUrl },
  })
  expect(answer.status).toBe(401)
})

test('production does not start on a database with demo accounts, whose password was printed', async () => {
  if (demoData === null) await (await start()).stop('SIGTERM')
  else dataDir = await copyDataFolder(demoData)
  const refusal = {
    code: 1,
    said:
      'This database holds demo accounts (admin@captain.example and others), whose password has been printed. ' +
      'Production needs a database of its own: set CAPTAIN_DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  }
  const environment = { ...PRODUCTION, PORT: String(await freePort()), CAPTAIN_DATA_DIR: dataDir ?? '', LOG_LEVEL: 'error' }
  expect(await runMain(environment)).toEqual(refusal)
  // The database was stopped too, or this attempt would fail.
  expect(await runMain(environment)).toEqual(refusal)
})

test('a port in use stops the start, database included', async () => {
  dataDir = await createDataFolder()
  const blocker = createServer()
  await new Promise<void>((resolve) => blocker.listen(0, 'localhost', resolve))
  const { port } = blocker.address() as AddressInfo
  const folder = join(dataDir, 'other')
  const attempt = () => runMain({ ...PRODUCTION, PORT: String(port), CAPTAIN_DATA_DIR: folder })
  const expected = { code: 1, said: `Port ${port} is already in use. Stop the other program, or set PORT to another number.` }
  expect(await attempt()).toEqual(expected)
  // Everything that the first attempt started is gone, or this one would fail differently.
  expect(await attempt()).toEqual(expected)
  await new Promise((resolve) => blocker.close(resolve))
})
