import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { pendingMail } from '@captain/mail'
import { createDataFolder } from '@captain/testing/data-folder'
import { createTestDatabase } from '@captain/testing/database'
import { freePort } from '@captain/testing/free-port'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

const startProduction = async (env: Readonly<Record<string, string>>) => {
  const database = await createTestDatabase()
  const dataDir = await createDataFolder()
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      HOST: 'localhost',
      PORT: String(port),
      CAPTAIN_DATA_DIR: dataDir,
      CAPTAIN_SECRET: 's'.repeat(40),
      CAPTAIN_WORKERS: '1',
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  await once(child.stdout, 'data')
  return { child, ended, port, databaseUrl: database.url }
}

test('readiness turns red before the port closes', async () => {
  const { child, ended, port } = await startProduction({ CAPTAIN_DRAIN_DELAY: '3' })
  const visit = async (path: string): Promise<number | string> =>
    fetch(`http://localhost:${port}${path}`, { headers: { connection: 'close' } }).then(
      (answer) => answer.status,
      () => 'refused',
    )
  expect(await visit('/readyz')).toBe(200)
  const stopped = performance.now()
  child.kill('SIGTERM')
  const seen: (number | string)[][] = []
  do seen.push([await visit('/readyz'), await visit('/healthz'), await visit('/api/v1/public/nyanko/article')])
  while (!seen.at(-1)?.includes('refused'))
  // A balancer that has not noticed yet still sends requests.
  expect(performance.now() - stopped).toBeGreaterThan(2900)
  const open = seen.filter((statuses) => !statuses.includes('refused'))
  expect(open.at(-1)).toEqual([503, 200, 200])
  expect(new Set(open.map(([, ...others]) => others.join()))).toEqual(new Set(['200,200']))
  expect(await ended).toEqual([0, null])
  expect(await visit('/healthz')).toBe('refused')
})

test('a health check without a host is answered', async () => {
  const { port } = await startProduction({ CAPTAIN_DRAIN_DELAY: '0' })
  const socket = connect(port, 'localhost')
  socket.write('GET /readyz HTTP/1.0\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a server whose mail server is silent ends without an answer from it, and the mail waits for the next start', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { child, ended, databaseUrl } = await startProduction({
    CAPTAIN_SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    CAPTAIN_MAIL_FROM: 'no-reply@captain.example',
  })
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  onTestFinished(() => pool.end())
  const mail = { to: 'taro@mail.example', locale: 'ja', fromName: '港', replyTo: null, subject: '招待', parts: [] } as const
  await pool.query('select mail.put($1::jsonb)', [JSON.stringify([pendingMail('invitation/1', mail)])])
  const state = async () => (await pool.query<{ state: string; attempts: number }>('select state, attempts from mail.outbox')).rows
  await expect.poll(state).toEqual([{ state: 'sending', attempts: 1 }])
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await state()).toEqual([{ state: 'waiting', attempts: 0 }])
})
