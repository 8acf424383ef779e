import { spawnSync } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWrk } from './find-wrk.ts'
import { generate, requestLine } from './generate.ts'

// wrk is a program of the machine, which only benches need.
const isMissing = spawnSync('wrk', ['--version']).error !== undefined

type Seen = { readonly method: string; readonly path: string; readonly version: string; readonly cookie: string; readonly body: string }

let seen: Seen[] = []

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const { method = '', url: path = '', headers } = request
    seen.push({ method, path, version: headers['if-match'] ?? '', cookie: headers.cookie ?? '', body })
    response.writeHead(path.startsWith('/missing') ? 404 : 200).end('fine')
  })
})

const baseUrl = (): string => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))

const addresses = Array.from({ length: 500 }, (_, place) => ({ path: `/one/${place}?q=%E6%A1%9F` }))

test.skipIf(isMissing)('each address is requested once, in its order, and the run ends with the last one', async () => {
  seen = []
  const run = await generate(baseUrl(), { requests: addresses, order: 'once', connections: 4, seconds: 30 })
  expect(run).toMatchObject({ answered: 500, failed: 0, sent: 500 })
  expect(run.seconds).toBeLessThan(20)
  expect(seen.map(({ path }) => path).toSorted()).toEqual(addresses.map(({ path }) => path).toSorted())
  expect(seen[0]?.path).toBe(addresses[0]?.path)
})

test.skipIf(isMissing)('writes have their method, version, body and the headers of all requests', async () => {
  seen = []
  const body = JSON.stringify({ title: '港の"朝"\tと\n夜' })
  await generate(baseUrl(), {
    requests: [{ method: 'PATCH', path: '/two', version: '7', body }, { path: '/three' }],
    headers: { cookie: 'a=b; c=d' },
    order: 'once',
    connections: 1,
    seconds: 30,
  })
  expect(seen).toEqual([
    { method: 'PATCH', path: '/two', version: '"7"', cookie: 'a=b; c=d', body },
    { method: 'GET', path: '/three', version: '', cookie: 'a=b; c=d', body: '' },
  ])
})

test.skipIf(isMissing)('a run without an end takes its time, counts failures and repeats the requests', async () => {
  seen = []
  const run = await generate(baseUrl(), { requests: [{ path: '/fine' }, { path: '/missing' }], order: 'again', connections: 2, seconds: 1 })
  expect(run.answered).toBeGreaterThan(10)
  expect(Math.abs(run.answered - run.failed)).toBeLessThanOrEqual(2)
  expect(new Set(seen.map(({ path }) => path))).toEqual(new Set(['/fine', '/missing']))
})

test.skipIf(isMissing)('a pause limits the rate', async () => {
  const { answered } = await generate(baseUrl(), { requests: addresses, order: 'random', connections: 2, seconds: 1, pause: 100 })
  expect(answered).toBeGreaterThan(0)
  expect(answered).toBeLessThanOrEqual(22)
})

test('a request with a line break or a space in its address is rejected', () => {
  expect(() => requestLine({ path: '/a b' })).toThrow('malformed')
  expect(() => requestLine({ method: 'POST', path: '/a', body: 'one\ntwo' })).toThrow('malformed')
})

test('without wrk, the error describes how to install it', () => {
  expect(() => findWrk('/nowhere')).toThrow('apt-get install wrk')
})
