import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { auditedRateLimits } from '@captain/auth-server'
import { linkMetadataEndpoint, PUBLIC_INTERNET } from '@captain/rich-text-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app-under-test.ts'

let app: TestApp
let website: Server
let origin: string
const asked: string[] = []

beforeAll(async () => {
  website = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (!url.startsWith('/page')) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><head><title>道の駅の朝市</title><meta name="description" content="毎週日曜日"></head>')
  })
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(website.address() as AddressInfo).port}`
  const network = {
    ...PUBLIC_INTERNET,
    isAllowedAddress: (address: string) => address === '127.0.0.1' || PUBLIC_INTERNET.isAllowedAddress(address),
    isAllowedPort: () => true,
    resolve: async (name: string) => (name === 'inside.example' ? ['10.0.0.1'] : []),
  }
  app = await startTestApp((pool) => [linkMetadataEndpoint({ limits: auditedRateLimits(pool), network })])
})
afterAll(async () => {
  await app.stop()
  website.close()
})

const ask = (query: string, headers: Record<string, string> = app.cookies.viewer) =>
  fetch(`${app.baseUrl}/api/v1/link-metadata${query}`, { headers })
const askFor = (url: string, headers?: Record<string, string>) => ask(`?url=${encodeURIComponent(url)}`, headers)

test('answers the card of a page, in the shape of the link tool', async () => {
  const answer = await askFor(`${origin}/page#top`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await answer.json()).toEqual({
    success: 1,
    link: `${origin}/page#top`,
    meta: { title: '道の駅の朝市', description: '毎週日曜日' },
  })
})

test('only approved accounts may ask', async () => {
  const before = asked.length
  expect((await askFor(`${origin}/page`, app.cookies.guest)).status).toBe(401)
  expect((await askFor(`${origin}/page`, app.cookies.pending)).status).toBe(403)
  expect(asked.length).toBe(before)
})

test('an account asks a page once in five minutes, and does not see what others have asked', async () => {
  const times = () => asked.filter((path) => path === '/page/cached').length
  for (const person of ['stranger', 'stranger', 'editor'] as const) {
    expect((await askFor(`${origin}/page/cached`, app.cookies[person])).status).toBe(200)
  }
  expect(times()).toBe(2)
})

test.each([
  ['', 400, 'malformed-parameter'],
  ['?url=', 400, 'malformed-parameter'],
  ['?url=%20', 400, 'malformed-parameter'],
  ['?url=http://a.example&url=http://b.example', 400, 'malformed-parameter'],
  ['?url=http://a.example&callback=x', 400, 'unknown-parameter'],
  ['?url=shop', 422, 'malformed-link'],
  ['?url=%00', 422, 'malformed-link'],
  ['?url=%ff%fe', 422, 'malformed-link'],
  ['?url=file:///etc/passwd', 422, 'malformed-link'],
  ['?url=http://user:secret@a.example/', 422, 'malformed-link'],
  ['?url=http://%5B::ffff:10.0.0.1%5D/', 422, 'link-unreachable'],
] as const)('%s is %i %s', async (query, status, code) => {
  const answer = await ask(query)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(await answer.json()).toMatchObject({ success: 0, status, code, message: expect.any(String) })
})

test('what lies inside is answered like what does not exist, in the same words and the same time', async () => {
  const refusalOf = async (url: string) => {
    const started = performance.now()
    const answer = await askFor(url, app.cookies.admin)
    const body = await answer.text()
    const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    // Each takes at least as long as a name that has to be looked up, so the time does not distinguish them.
    expect(performance.now() - started).toBeGreaterThan(950)
    return { status: answer.status, body, headers }
  }
  const [first, ...others] = await Promise.all(
    ['http://no-such-name.example/', 'http://inside.example/', 'http://10.0.0.1/', 'http://127.0.0.1:1/', 'http://[::1]/'].map(refusalOf),
  )
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ code: 'link-unreachable', message: 'アクセスできません、URLを確認してください' })
  for (const other of others) expect(other).toEqual(first)
})

test('speaks the language that was asked for', async () => {
  const message = async (query: string, headers?: Record<string, string>) =>
    ((await (await ask(query, { ...app.cookies.editor, ...headers })).json()) as { message: string }).message
  const missing = `?url=${encodeURIComponent(`${origin}/missing`)}`
  expect(await message(missing)).toBe('応答が正しくありません、URLを確認してください')
  expect(await message(`${missing}&locale=en`)).toBe('The response isn’t a web page. Check the URL')
  expect(await message('?url=shop', { 'accept-language': 'en' })).toBe('This isn’t a valid URL')
})

test('an account may ask thirty times a minute', async () => {
  const { status: first } = await askFor(`${origin}/page`, app.cookies.stranger)
  const answers = await Promise.all(Array.from({ length: 35 }, () => askFor(`${origin}/page`, app.cookies.stranger)))
  const refused = answers.filter(({ status }) => status === 429)
  expect([first, answers.length - refused.length]).toEqual([200, 27])
  const [answer] = refused
  expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(Number(answer?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await answer?.json()).toMatchObject({ success: 0, code: 'too-many-requests' })
  expect((await askFor(`${origin}/page`, app.cookies.editor)).status).toBe(200)
})
