import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hono } from 'hono'
import { freePort } from '@captain/testing/free-port'
import type { ServerEnv } from './request-variables.ts'
import { listen, type Listener } from './listen.ts'

const BODY_TIME = 2000

let port: number
let listener: Listener
const carriedOut: string[] = []
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  port = await freePort()
  const app = new Hono<ServerEnv>()
    .get('/endless', () => new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([120])) })))
    .get('*', (context) => context.text('ok'))
    .post('*', async (context) => {
      const { byteLength } = await context.req.arrayBuffer()
      carriedOut.push(context.req.path)
      return context.text(String(byteLength))
    })
  listener = await listen({ app, atOnce: (_incoming, _outgoing, next) => next(), bodyTime: BODY_TIME }, { port, host: '127.0.0.1' })
})
afterAll(async () => {
  agent.destroy()
  await listener.drain(0)
})

type Visit = { readonly response: IncomingMessage; readonly reused: boolean }

const visit = (): Promise<Visit> =>
  new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, agent }, (response) =>
      response.resume().on('end', () => resolve({ response, reused: request.reusedSocket })),
    )
    request.on('error', reject)
  })

it('keeps an idle connection for longer than a proxy does, so that no request meets a closing one', async () => {
  const { response } = await visit()
  expect(response.headers['keep-alive']).toBe('timeout=75')
  // Node sends clients the time after which it closes an idle connection; its default is 5 s.
  expect((await visit()).reused).toBe(true)
})

/** Returns what the server has sent until the connection ended, also if it ended while more was being sent. */
const received = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let all = ''
    socket.setEncoding('latin1').on('data', (part) => (all += part))
    socket.on('error', () => undefined).on('close', () => resolve(all))
  })

const statusLine = (answer: string): string => answer.split('\r\n', 1)[0] ?? ''

/** Sends bytes as they are; returns the status line of the response. */
const send = async (...lines: readonly string[]): Promise<string> => {
  const socket = connect({ host: '127.0.0.1', port })
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'))
  return statusLine(await received(socket))
}

it.each([
  ['two hosts', ['GET / HTTP/1.1', 'Host: a', 'Host: b']],
  ['the same host twice', ['GET / HTTP/1.1', 'Host: a', 'hOST: a']],
  ['two hosts at a health check', ['GET /healthz HTTP/1.1', 'Host: a', 'Host: b']],
  ['two hosts in HTTP/1.0', ['GET / HTTP/1.0', 'Host: a', 'Host: b']],
  ['two lengths', ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 3', 'Transfer-Encoding: chunked']],
  ['two different lengths', ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 3', 'Content-Length: 4']],
  ['an obscured length', ['POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: xchunked', 'Content-Length: 3']],
  ['no host', ['GET / HTTP/1.1']],
  ['no host in HTTP/1.0', ['GET / HTTP/1.0']],
  ['no host in HTTP/1.0 next to a health check', ['GET /healthz/x HTTP/1.0']],
])('refuses a request with %s', async (_what, lines) => {
  expect(await send(...lines)).toBe('HTTP/1.1 400 Bad Request')
})

type Body = { readonly path: string; readonly type: string; readonly length: number; readonly chunk: string; readonly every: number }

/** Sends a body in chunks until it is whole or the server has ended the connection; returns the response. */
const post = async ({ path, type, length, chunk, every }: Body): Promise<string> => {
  const socket = connect({ host: '127.0.0.1', port })
  const answer = received(socket)
  // A sender that is refused sends the rest.
  socket.once('data', (data) => {
    if (String(data).includes(' 408 ')) socket.write(chunk.repeat(length / chunk.length))
  })
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`)
  for (let sent = 0; sent < length && !socket.readableEnded && !socket.destroyed; sent += chunk.length) {
    await delay(every)
    if (socket.writable) socket.write(chunk)
  }
  return answer
}

describe.concurrent('a body', () => {
  const upload = { type: 'multipart/form-data; boundary=x', length: 30_000 }

  it('of an upload may arrive slowly', async ({ expect }) => {
    const slow = await post({ ...upload, path: '/slow', chunk: 'x'.repeat(600), every: BODY_TIME / 20 })
    expect(slow).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\n\r\n30000$/)
  })

  it.each([
    ['of an upload that drips', { ...upload, path: '/dripping' }],
    ['of another request that is late', { path: '/late', type: 'application/json', length: 300 }],
  ])('%s is refused, and its request is not carried out', async (_what, body) => {
    expect(await post({ ...body, chunk: 'x', every: BODY_TIME / 20 })).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
    await post({ path: '/next', type: 'text/plain', length: 1, chunk: 'x', every: 0 })
    expect(carriedOut).not.toContain(body.path)
    expect(carriedOut).toContain('/next')
  })
})

it('writes no refusal into a response that has begun', async () => {
  const socket = connect({ host: '127.0.0.1', port })
  const answer = received(socket)
  socket.write('GET /endless HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(socket, 'data')
  socket.write('\0\r\n\r\n')
  expect(await answer).not.toContain('400')
})

it('refuses an overlong address so that the sender can read why, although it goes on sending', async () => {
  const socket = connect({ host: '127.0.0.1', port })
  const answer = received(socket)
  socket.write(`GET /${'x'.repeat(20_000)}`)
  for (let part = 0; part < 40; part += 1) socket.write('x'.repeat(50_000))
  socket.write(' HTTP/1.1\r\nhost: a\r\n\r\n')
  expect(statusLine(await answer)).toBe('HTTP/1.1 431 Request Header Fields Too Large')
})

it.each(['/healthz', '/readyz'])('answers a health check at %s without a host in HTTP/1.0', async (path) => {
  expect(await send(`GET ${path} HTTP/1.0`)).toBe('HTTP/1.1 200 OK')
})
