import { createHash } from 'node:crypto'
import { pendingMail, type Mail } from '@captain/mail'
import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { Hono } from 'hono'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { respondToError } from '../web/respond-to-error.ts'
import { requestContext } from '../web/request-context.ts'
import type { ServerEnv } from '../web/request-variables.ts'
import { securityHeaders } from '../web/security-headers.ts'
import { mountDevOutbox } from './mount-dev-outbox.ts'

const HOSTILE = '<script>alert(1)</script>'

let database: TestDatabase
let pool: Pool
let app: Hono<ServerEnv>

const mail: Mail = {
  to: 'taro@mail.example',
  locale: 'ja',
  fromName: '箱庭日用品店',
  replyTo: 'shop@mail.example',
  subject: `ご注文 ${HOSTILE}`,
  parts: [
    { kind: 'text', text: `見本 太郎 様 ${HOSTILE}` },
    { kind: 'link', label: '開く', url: 'http://localhost:3000/auth/enrol#token=Ab_c-1.d' },
  ],
}

const put = async (event: string, changes: Partial<Mail> = {}): Promise<string> => {
  const waiting = pendingMail(event, { ...mail, ...changes })
  await pool.query('select mail.put($1::jsonb)', [JSON.stringify([waiting])])
  return waiting?.id ?? ''
}

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
  const made = new Hono<ServerEnv>()
  made.use(
    requestContext({ log: createLog({ logLevel: 'silent' }), trustedProxyHops: 0 }),
    securityHeaders({ baseUrl: 'http://localhost:3000' }),
  )
  made.onError(respondToError)
  mountDevOutbox(made, pool)
  made.all('*', () => new Response('nothing is here', { status: 404 }))
  app = made
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

type From = { readonly address?: string; readonly headers?: Readonly<Record<string, string>> }

const visit = async (path: string, { address = '127.0.0.1', headers = {} }: From = {}) => {
  const request = new Request(`http://localhost:3000/dev/outbox${path}`, { headers: { host: 'localhost:3000', ...headers } })
  const answer = await app.fetch(request, { incoming: { socket: { remoteAddress: address } } })
  return { answer, text: await answer.text() }
}

test('says so where nothing has been sent yet', async () => {
  const { answer, text } = await visit('?locale=ja')
  expect(answer.status).toBe(200)
  expect(text).toContain('メールはまだありません')
  expect((await visit('', { headers: { 'accept-language': 'en' } })).text).toContain('No e-mails yet')
})

test('lists mails with the newest first, finds them by address, and goes on where a page ends', async () => {
  for (let place = 0; place < 52; place += 1) await put(`order/${place}`, { to: `guest-${place}@mail.example`, subject: `mail ${place}.` })
  const subjects = (text: string) => [...text.matchAll(/class="subject">mail (\d+)\./g)].map(([, place]) => Number(place))
  const first = await visit('?locale=en')
  expect(subjects(first.text)).toEqual(Array.from({ length: 50 }, (_, place) => 51 - place))
  const [, next = ''] = /rel="next" href="\/dev\/outbox([^"]*)"/.exec(first.text) ?? []
  const second = await visit(next.replaceAll('&amp;', '&'))
  expect(subjects(second.text)).toEqual([1, 0])
  expect(second.text).not.toContain('rel="next"')
  expect(subjects((await visit('?q=GUEST-7@')).text)).toEqual([7])
  const none = await visit(`?locale=ja&q=${encodeURIComponent('100%_')}`)
  expect(none.text).toContain('「100%_」宛のメールはありません')
})

test('shows a mail as it would have gone out, and nothing of it runs', async () => {
  const id = await put('order/hostile')
  const { answer, text } = await visit(`/${id}?locale=ja`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(text).toContain('taro@mail.example')
  expect(text).toContain('箱庭日用品店')
  expect(text).toContain('<a href="http://localhost:3000/auth/enrol#token=Ab_c-1.d" target="_blank" rel="noreferrer">')
  expect(text).toContain(`<iframe src="/dev/outbox/${id}/frame" sandbox="allow-popups allow-popups-to-escape-sandbox"`)
  expect(text).not.toMatch(/<script|\son\w+="|style="/)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'; frame-src 'self'`)

  const frame = await visit(`/${id}/frame`)
  expect(frame.answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox$/,
  )
  expect(frame.text).toContain('<base target="_blank">')
  expect(frame.text).toContain('<a href="http://localhost:3000/auth/enrol#token=Ab_c-1.d">開く</a>')
  expect(frame.text).not.toContain('<script')
})

test.each([
  ['another machine', { address: '192.168.1.7' }],
  ['another machine that calls itself this one', { address: '10.0.0.2', headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['a page by a name of its own', { headers: { host: 'rebound.example:3000' } }],
])('is not there for %s', async (_, from) => {
  const id = await put(`order/for ${_}`)
  for (const path of ['', '?q=taro', `/${id}`, `/${id}/frame`]) {
    const { answer, text } = await visit(path, from)
    expect([path, answer.status, text]).toEqual([path, 404, 'nothing is here'])
  }
})

test.each([
  ['/nowhere', 404],
  ['/nowhere/frame', 404],
  [`?q=${'x'.repeat(201)}`, 400],
  ['?q=%00', 400],
  ['/%00', 400],
  ['?after=zzz', 200],
  ['?after=%27', 200],
  ['?locale=fr', 200],
])('%s answers %i', async (path, status) => {
  expect((await visit(path)).answer.status).toBe(status)
})

test('quotes what it is sent', async () => {
  expect((await visit(`?q=${encodeURIComponent(`">${HOSTILE}`)}`)).text).not.toContain('<script')
})
