import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Hono } from 'hono'
import { freePort } from '@captain/testing/free-port'
import type { ServerEnv } from './request-variables.ts'
import { listen, type Listener } from './listen.ts'

const MAX_SILENCE = 400

let port: number
let listener: Listener
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  port = await freePort()
  const app = new Hono<ServerEnv>()
    .get('*', (context) => context.text('ok'))
    .post('*', async (context) => context.text(String((await context.req.arrayBuffer()).byteLength)))
  listener = await listen({ app, atOnce: (_incoming, _outgoing, next) => next(), maxSilence: MAX_SILENCE }, { port, host: '127.0.0.1' })
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

/** Sends bytes as they are; returns the status line of the response. */
const send = async (...lines: readonly string[]): Promise<string> => {
  const socket = connect({ host: '127.0.0.1', port })
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'))
  return (await text(socket)).split('\r\n', 1)[0] ?? ''
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

it('takes a body that arrives slowly, and ends one that stops arriving', async () => {
  const post = async (parts: number, length: number): Promise<string> => {
    const socket = connect({ host: '127.0.0.1', port })
    const answer = text(socket)
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`)
    for (let part = 0; part < parts; part += 1) {
      await delay(MAX_SILENCE / 8)
      socket.write('x')
    }
    return answer
  }
  expect(await post(24, 24)).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\n\r\n24$/)
  expect(await post(3, 24)).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
})

it('refuses an overlong address so that the sender can read why, although it goes on sending', async () => {
  const socket = connect({ host: '127.0.0.1', port })
  const answer = text(socket)
  socket.write(`GET /${'x'.repeat(20_000)}`)
  for (let part = 0; part < 40; part += 1) socket.write('x'.repeat(50_000))
  socket.write(' HTTP/1.1\r\nhost: a\r\n\r\n')
  expect((await answer).split('\r\n', 1)[0]).toBe('HTTP/1.1 431 Request Header Fields Too Large')
})

it.each(['/healthz', '/readyz'])('answers a health check at %s without a host in HTTP/1.0', async (path) => {
  expect(await send(`GET ${path} HTTP/1.0`)).toBe('HTTP/1.1 200 OK')
})
