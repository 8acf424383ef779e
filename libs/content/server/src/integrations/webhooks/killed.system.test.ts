import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { SECRET, STAFF, startContent, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'
import { isSignedBy, startReceiver, type Receiver } from './receiver-under-test.ts'

const CHILD = fileURLToPath(new URL('process-under-test.ts', import.meta.url))

let content: ContentUnderTest
let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
  content = await startContent({ webhooks: { allowsLocal: true } })
  // Only the other process may send.
  await content.services.webhooks.stop()
})
afterAll(async () => {
  await content.stop()
  await receiver.stop()
})

it('an event that was on its way when its process was killed is sent again by another, and by one alone', async () => {
  receiver.answerBy(() => undefined)
  const draft = { name: '配信先', url: receiver.url, events: ['published'], contentTypes: null }
  const { secret } = (await content.call('POST', `${STAFF}/webhooks`, { as: 'owner', body: draft })).body as unknown as { secret: string }
  await content.create('genre', { name: { ja: '汁物' }, isPublished: true })

  const folder = await mkdtemp(join(tmpdir(), 'captain-killed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const child = spawn(process.execPath, [CHILD, content.databaseUrl, SECRET, folder], { stdio: 'inherit' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1)
  child.kill('SIGKILL')
  await ended

  const kept = async () =>
    (await content.pool.query<Json>('select state, attempts, claimed_until > now() as held from content.webhook_delivery')).rows
  expect(await kept()).toEqual([{ state: 'pending', attempts: 1, held: true }])
  // The half minute passes for which the dead process claimed it.
  await content.pool.query(`update content.webhook_delivery set claimed_until = now() - interval '1 second'`)
  receiver.answerBy((response) => response.writeHead(204).end())
  await content.second()
  await content.second()
  await expect.poll(async () => (await kept())[0]?.['state'], { timeout: 60_000 }).toBe('delivered')
  expect(receiver.received).toHaveLength(2)
  const [first, again] = receiver.received
  expect(again?.body).toBe(first?.body)
  expect(again !== undefined && isSignedBy(secret, again)).toBe(true)
})
