import { getEventListeners } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import {
  deliverPending,
  readOutbox,
  retryMail,
  smtpServer,
  startDeliverySchedule,
  pendingMail,
  type Mail,
  type MailServer,
} from '@captain/mail'
import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { startMailServer, type TestMailServer } from '@captain/testing/mail-server'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'

let database: TestDatabase
let pool: Pool
let smtp: TestMailServer

const logged: string[] = []
const log = {
  error: (_details: object, message: string) => void logged.push(message),
  warn: (_details: object, message: string) => void logged.push(message),
}

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 8 })
  smtp = await startMailServer()
})
afterAll(async () => {
  await smtp?.stop()
  await pool?.end()
  await database?.drop()
})
beforeEach(async () => {
  await pool.query('truncate mail.outbox')
  smtp.troubles.length = 0
  ;(smtp.arrived as unknown[]).length = 0
  logged.length = 0
})

const mail: Mail = {
  to: 'taro@mail.example',
  locale: 'ja',
  fromName: '箱庭日用品店',
  replyTo: 'shop@mail.example',
  subject: 'ご注文ありがとうございます（HK261121-00017）髙﨑𠮷',
  parts: [{ kind: 'text', text: '見本 太郎 様\nありがとうございます。' }],
}

const put = (event: string, changes: Partial<Mail> = {}) =>
  pool.query('select mail.put($1::jsonb)', [JSON.stringify([pendingMail(event, { ...mail, ...changes })])])

const deliver = (server: MailServer | null = smtpServer({ url: smtp.url, from: 'no-reply@captain.example' })) =>
  deliverPending({ pool, server, log })
const states = async () => (await readOutbox(pool)).map(({ state }) => state)
const dueNow = () => pool.query(`update mail.outbox set next_at = now() where state = 'waiting'`)

it('goes out once for each event and recipient, however many servers send', async () => {
  for (let place = 0; place < 12; place += 1) {
    await put(`order/${place}`)
    await put(`order/${place}`)
  }
  await put('order/0', { to: 'owner@mail.example' })
  await Promise.all([deliver(), deliver(), deliver()])
  await deliver()
  expect(smtp.arrived).toHaveLength(13)
  expect(new Set(smtp.arrived.map(({ messageId }) => messageId)).size).toBe(13)
  expect(new Set(await states())).toEqual(new Set(['sent']))
})

it('arrives in Japanese, from the shop, as text and as a page', async () => {
  await put('order/1')
  await deliver()
  const [arrived] = smtp.arrived
  expect(arrived).toMatchObject({
    subject: mail.subject,
    from: { name: '箱庭日用品店', address: 'no-reply@captain.example' },
    to: [{ address: 'taro@mail.example' }],
    replyTo: [{ address: 'shop@mail.example' }],
    text: expect.stringContaining('ありがとうございます。'),
    html: expect.stringContaining('<html lang="ja">'),
  })
  const [headers = ''] = (arrived?.raw ?? '').split('\r\n\r\n')
  // oxlint-disable-next-line no-control-regex -- headers are ASCII, regardless of their content
  expect(headers).toMatch(/^[\u0000-\u007f]*$/)
  expect(headers.split('\r\n').every((line) => line.length <= 78)).toBe(true)
})

it('keeps no link of use once it was sent', async () => {
  const url = 'https://captain.example/auth/enrol#token=Ab_c-1.d'
  await put('account/1', { parts: [{ kind: 'link', label: '開く', url }] })
  smtp.troubles.push(451)
  const kept = async () => JSON.stringify((await pool.query('select body_text, body_html from mail.outbox')).rows)
  await deliver()
  expect(await kept()).toContain('#token=Ab_c-1.d')
  await dueNow()
  await deliver()
  expect(smtp.arrived[0]?.text).toContain(url)
  expect(await kept()).toContain('https://captain.example/auth/enrol#token=…')
  expect(await kept()).not.toContain('Ab_c')
})

it('is tried again later when the server has no time, and no more when it refuses', async () => {
  await put('order/1')
  smtp.troubles.push(451)
  await deliver()
  expect(await states()).toEqual(['waiting'])
  await deliver()
  expect(smtp.arrived).toHaveLength(0)
  await dueNow()
  await deliver()
  expect(await states()).toEqual(['sent'])
  await put('order/2')
  smtp.troubles.push(550)
  await deliver()
  expect(await states()).toEqual(['sent', 'failed'])
  expect(smtp.arrived).toHaveLength(1)
})

it.each(['greeting', 'sender'] as const)('waits when the server refuses the %s, which says nothing about the mail', async (place) => {
  await put('order/1')
  smtp.troubles.push(place)
  await deliver()
  expect(await states()).toEqual(['waiting'])
  await dueNow()
  await deliver()
  expect(await states()).toEqual(['sent'])
})

it('is not tried again when the server refuses the recipient', async () => {
  await put('order/1')
  smtp.troubles.push('recipient')
  await deliver()
  expect(await states()).toEqual(['failed'])
})

it('waits while no server answers, and fails after the last try', async () => {
  await put('order/1')
  const nobody = smtpServer({ url: 'smtp://127.0.0.1:9', from: 'no-reply@captain.example' })
  for (let round = 0; round < 7; round += 1) {
    await deliver(nobody)
    expect(await states()).toEqual(['waiting'])
    await dueNow()
  }
  await deliver(nobody)
  expect(await states()).toEqual(['failed'])
  const [{ id } = { id: '' }] = await readOutbox(pool)
  expect(await retryMail(pool, id)).toBe(true)
  await deliver()
  expect(smtp.arrived).toHaveLength(1)
})

it('never goes twice by itself: what was cut off, or lost with a server, is left to people', async () => {
  await put('order/1')
  smtp.troubles.push('cut')
  await deliver()
  await dueNow()
  await deliver()
  expect(await states()).toEqual(['unsure'])
  expect(smtp.arrived).toHaveLength(1)
  await put('order/2')
  await pool.query(`update mail.outbox set state = 'sending', taken_at = now() - interval '11 minutes' where event = 'order/2'`)
  await deliver()
  expect(await states()).toEqual(['unsure', 'unsure'])
  expect(smtp.arrived).toHaveLength(1)
  expect(logged).toContain('whether a mail was sent is not known')
})

/** A way to the mail server that passes on what clients send, and withholds the responses from a moment on until its release. */
const slowWay = async (holdsAt: RegExp) => {
  const nears: Socket[] = []
  const [release, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const server = createServer((near) => {
    const far = connect(Number(new URL(smtp.url).port), '127.0.0.1')
    for (const socket of [near, far]) socket.on('error', () => undefined)
    nears.push(near, far)
    near.pipe(far)
    let heard = ''
    far.on('data', (bytes: Buffer) => {
      heard += bytes.toString()
      if (!holdsAt.test(heard)) return void near.write(bytes)
      held.resolve()
      void release.promise.then(() => near.write(bytes))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of nears) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    server: smtpServer({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@captain.example' }),
    held: held.promise,
    release: () => release.resolve(),
  }
}

const olderBy = (minutes: number) =>
  pool.query(`update mail.outbox set taken_at = taken_at - make_interval(mins => $1) where state = 'sending'`, [minutes])

it.each([
  ['greeting', /^220/],
  ['response to DATA', /^354/m],
])('goes out after all, once, when its server ended before the %s', async (_what, holdsAt) => {
  await put('order/1')
  const slow = await slowWay(holdsAt)
  const first = deliver(slow.server)
  await slow.held
  await deliver()
  expect(await states()).toEqual(['sending'])
  await olderBy(3)
  await deliver()
  expect(await states()).toEqual(['sent'])
  expect(smtp.arrived).toHaveLength(1)
  // The first server was only slow: it must not hand the mail over now.
  slow.release()
  await first
  expect(smtp.arrived).toHaveLength(1)
  expect(await states()).toEqual(['sent'])
})

it('is left to people when its server ended after the handover', async () => {
  await put('order/1')
  const slow = await slowWay(/^354 .*\r\n250 /m)
  const first = deliver(slow.server).catch(() => undefined)
  await expect
    .poll(async () => (await pool.query('select 1 from mail.outbox where handed_over_at is not null and state = $1', ['sending'])).rowCount)
    .toBe(1)
  await olderBy(11)
  await deliver()
  expect(await states()).toEqual(['unsure'])
  slow.release()
  await first
})

it('waits for the next start, without a counted attempt, when the server stops before the handover', async () => {
  await put('order/1')
  const slow = await slowWay(/^220/)
  const schedule = startDeliverySchedule({ pool, server: slow.server, log })
  await expect.poll(states).toEqual(['sending'])
  // The mail server stays silent, so this would not end if it waited for it.
  await schedule.stop()
  expect((await readOutbox(pool)).map(({ state, attempts }) => [state, attempts])).toEqual([['waiting', 0]])
  await deliver()
  expect(await states()).toEqual(['sent'])
})

it('leaves nothing in memory once it was sent, refused or not reached', async () => {
  const stopping = new AbortController()
  const server = smtpServer({ url: smtp.url, from: 'no-reply@captain.example' })
  for (let place = 0; place < 3; place += 1) await put(`order/${place}`)
  smtp.troubles.push(550, 'greeting')
  await deliverPending({ pool, server, log }, stopping.signal)
  expect((await states()).toSorted()).toEqual(['failed', 'sent', 'waiting'])
  expect(getEventListeners(stopping.signal, 'abort')).toEqual([])
})

it('is kept where no mail server is configured, and not sent to anybody once one is', async () => {
  await put('order/1')
  await deliver(null)
  expect(await states()).toEqual(['kept'])
  await deliver()
  expect(smtp.arrived).toHaveLength(0)
})

it('is forgotten a month after it was settled', async () => {
  await put('order/1')
  await deliver()
  await pool.query(`update mail.outbox set settled_at = now() - interval '31 days'`)
  await deliver()
  expect(await readOutbox(pool)).toEqual([])
})

it('can be neither read nor changed in the role of requests, and belongs to the tenant of the transaction', async () => {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local role captain_app; set local app.tenant = '6'`)
    await client.query('select mail.put($1::jsonb)', [JSON.stringify([pendingMail('order/1', mail)])])
    await client.query('savepoint tried')
    for (const statement of ['select * from mail.outbox', `update mail.outbox set state = 'sent'`, 'delete from mail.outbox']) {
      await expect(client.query(statement)).rejects.toThrow('permission denied')
      await client.query('rollback to tried')
    }
    await client.query('commit')
  } finally {
    client.release()
  }
  expect((await pool.query('select tenant_id from mail.outbox')).rows).toEqual([{ tenant_id: 6 }])
})
