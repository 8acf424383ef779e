import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { compileCache } from '@captain/testing/compile-cache'
import { createDataFolder } from '@captain/testing/data-folder'
import { freePort } from '@captain/testing/free-port'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MAIN, runMain } from './main-under-test.ts'

// A start takes a minute on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

test('a wrong configuration stops the start with its names, and no stack', async () => {
  const { code, said } = await runMain({ PORT: 'http', CAPTAIN_DEMO_PASSWORD: 'short' })
  expect(code).toBe(1)
  expect(said.split('\n')).toEqual([
    'Captain can not start with this configuration:',
    '  PORT should be a port number from 1 to 65535.',
    '  CAPTAIN_DEMO_PASSWORD should be at least 12 characters.',
  ])
})

test('a signal lets the requests under way finish, refuses new ones, and ends with exit code 0', async () => {
  const dataDir = await createDataFolder()
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'] ?? '',
      ...compileCache,
      CAPTAIN_DRAIN_DELAY: '0',
      HOST: 'localhost',
      PORT: String(port),
      CAPTAIN_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  expect(await Promise.race([once(child.stdout, 'data').then(() => 'started'), ended])).toBe('started')
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
