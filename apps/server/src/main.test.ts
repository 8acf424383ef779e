import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { compileCache } from '@captain/testing/compile-cache'
import { createDataFolder, createDemoFolder } from '@captain/testing/data-folder'
import { freePort } from '@captain/testing/free-port'
import { startServer } from '@captain/testing/server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { MAIN, runMain } from './main-under-test.ts'

// A start takes a minute on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const PRODUCTION = { NODE_ENV: 'production' }

/** First line of what the server prints once it listens. */
const GREETING = '│  Captain\n'

test('a wrong configuration stops the start with its names, and no stack', async () => {
  const { code, said } = await runMain({ PORT: 'http', CAPTAIN_DEMO_PASSWORD: 'short' })
  expect(code).toBe(1)
  expect(said.split('\n')).toEqual([
    'Captain can not start with this configuration:',
    '  PORT should be a port number from 1 to 65535.',
    '  CAPTAIN_DEMO_PASSWORD should be at least 12 characters.',
  ])
})

test('production does not start on a database with demo accounts, whose password was printed', async () => {
  const dataDir = await createDemoFolder()
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  // A single file has no demo data of its run.
  if ((await readdir(dataDir)).length === 0) await (await startServer({ dataDir })).stop()
  const refusal = {
    code: 1,
    said:
      'This database holds demo accounts (admin@captain.example and others), whose password has been printed. ' +
      'Production needs a database of its own: set CAPTAIN_DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  }
  const environment = { ...PRODUCTION, PORT: String(await freePort()), CAPTAIN_DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  expect(await runMain(environment)).toEqual(refusal)
  // The database was stopped too, or this attempt would fail.
  expect(await runMain(environment)).toEqual(refusal)
})

describe('a first start in production', () => {
  const PASSWORD = 'a-long-demo-password'
  let dataDir: string
  let port: number
  let child: ChildProcess
  let ended: Promise<unknown[]>
  let printed = ''

  beforeAll(async () => {
    dataDir = await createDataFolder()
    port = await freePort()
    const env = {
      ...PRODUCTION,
      PATH: process.env['PATH'] ?? '',
      ...compileCache,
      CAPTAIN_DRAIN_DELAY: '0',
      CAPTAIN_DEMO_PASSWORD: PASSWORD,
      HOST: 'localhost',
      PORT: String(port),
      CAPTAIN_DATA_DIR: dataDir,
    }
    const { stdout, stderr } = (child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] }))
    ended = once(child, 'exit')
    for (const stream of [stdout, stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
    const started = new Promise((resolve) => stdout.on('data', () => printed.includes(GREETING) && resolve('started')))
    if ((await Promise.race([started, ended])) !== 'started') throw new Error(`the server did not start: ${printed}`)
  })
  afterAll(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  })

  test('makes no demo account, and shows its mails to nobody', async () => {
    const origin = `http://localhost:${port}`
    expect(printed).not.toContain('@captain.example')
    expect(printed).not.toContain('/dev/outbox')
    const [outbox, nothing] = await Promise.all(['outbox', 'nothing'].map((name) => fetch(`${origin}/dev/${name}`)))
    expect([outbox?.ok, outbox?.status]).toEqual([false, nothing?.status])
    const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      body: JSON.stringify({ email: 'admin@captain.example', password: PASSWORD }),
      headers: { 'content-type': 'application/json', origin },
    })
    expect(answer.status).toBe(401)
  })

  test('lets the requests under way finish after a signal, refuses new ones, and ends with exit code 0', async () => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', 'x-request-id': 'under-way' }
    const slow = request({ host: 'localhost', port, path: '/api/auth/sign-in/email', method: 'POST', headers })
    slow.write('{"email":"nobody@captain.example",')
    await (await fetch(`http://localhost:${port}/healthz`)).text()

    child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`http://localhost:${port}/healthz`).then(
          () => 'served',
          () => 'refused',
        ),
      )
      .toBe('refused')
    slow.end('"password":"not-the-password"}')
    const [answer] = (await once(slow, 'response')) as [IncomingMessage]
    expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([401, 'under-way'])
    answer.resume()
    expect(await ended).toEqual([0, null])
  })
})
