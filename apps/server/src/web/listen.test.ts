import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Hono } from 'hono'
import { freePort } from '@captain/testing/free-port'
import type { ServerEnv } from './request-variables.ts'
import { listen, type Listener } from './listen.ts'

let port: number
let listener: Listener
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  port = await freePort()
  const app = new Hono<ServerEnv>().get('/', (context) => context.text('ok'))
  listener = await listen({ app, atOnce: (_incoming, _outgoing, next) => next() }, { port, host: '127.0.0.1' })
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
  // Node closes an idle connection after 5 s by default.
  await delay(7000)
  expect((await visit()).reused).toBe(true)
})
