import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyRepository, type CopiedRepository } from '../new/copied-repository.ts'
import { root } from '../root.ts'
import { createDemoFolder } from '../testing/data-folder.ts'
import { freePort } from '../testing/free-port.ts'

const START_TIME = 600_000
const POLL = { timeout: 240_000, interval: 200 }

let repository: CopiedRepository
let dataDir: string
let child: ChildProcess
let baseUrl: string
let printed = ''

const replaceIn = (path: string, from: string, to: string): void => {
  const file = join(repository.root, path)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

const read = async (path: string, accept = '*/*'): Promise<string> => (await fetch(baseUrl + path, { headers: { accept } })).text()

beforeAll(async () => {
  repository = copyRepository(root)
  dataDir = await createDemoFolder()
  const port = await freePort()
  baseUrl = `http://localhost:${port}`
  child = spawn(process.execPath, ['tools/dev/run.ts'], {
    cwd: realpathSync(repository.root),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), CAPTAIN_DATA_DIR: dataDir },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)))
  const ended = once(child, 'exit').then(() => 'ended')
  const ready = vi.waitUntil(() => printed.includes('Ready after'), { timeout: START_TIME, interval: 100 })
  if ((await Promise.race([ready, ended])) === 'ended') throw new Error(printed)
}, START_TIME)

afterAll(async () => {
  if (child.exitCode === null && child.kill()) await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
  repository.remove()
})

test('serves the API, the back office and the public site at one address, and prints the accounts', async () => {
  expect(printed).toContain('owner@captain.example')
  expect(JSON.parse(await read('/api/v1/public/cafe/food'))).toHaveProperty('items')
  expect(await read('/auth/login', 'text/html')).toMatch(/src="\/@vite\/client" nonce="[\w+/=]{20,}"/)
  expect(await read('/src/main.tsx')).toContain('watchForNewerBuilds')
  const page = await read('/faq', 'text/html')
  expect(page).toContain('/@captain/site-reload.js')
  expect(await read('/@captain/site-reload.js')).toContain('location.reload')
  expect(await read(/href="([^"]*site\.css)"/.exec(page)?.[1] ?? '', 'text/css')).toContain('--paper')
  expect(await read('/assets/contact-form.js')).toContain('enhance')
})

test('shows a changed line of each app without a new start', async () => {
  replaceIn('apps/captain/src/main.tsx', "'index.html has no #root'", "'changed back office'")
  await expect.poll(() => read('/src/main.tsx'), POLL).toContain('changed back office')
  replaceIn('apps/site/src/document/document.tsx', '<body', '<body data-changed')
  await expect.poll(() => read('/faq', 'text/html'), POLL).toContain('<body data-changed')
  replaceIn('apps/server/src/routes/health.ts', 'ok\\n', 'changed server\\n')
  await expect.poll(() => read('/healthz'), POLL).toContain('changed server')
})

test('ends everything on Ctrl+C', async () => {
  const processes = Number(/^(\d+)/.exec(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'))?.[1])
  expect(process.kill(processes, 0)).toBe(true)
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(() => process.kill(processes, 0)).toThrow('ESRCH')
  await expect(fetch(baseUrl)).rejects.toThrow('fetch failed')
})
